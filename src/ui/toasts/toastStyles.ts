/**
 * notistack's layout reaches the page through goober's style element, which the content security
 * policy refuses. goober uses `window._goober` instead if set: here a substitute that fills a
 * constructed style sheet, which is allowed. Must run before notistack is evaluated.
 */
function adoptToastStyles(): void {
  if (!('adoptedStyleSheets' in document) || '_goober' in window) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let rules = '';
  const firstChild = {
    get data() {
      return rules;
    },
    set data(next: string) {
      rules = next;
      sheet.replaceSync(next);
    },
  };
  Object.assign(window, { _goober: { firstChild, parentNode: document.head } });
}

adoptToastStyles();
