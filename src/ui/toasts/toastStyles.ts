/**
 * goober writes notistack's layout into a style element, which the content security policy refuses.
 * goober uses `window._goober` instead, if it is set: this substitute fills a constructed style
 * sheet, which is allowed. It must run before notistack is evaluated.
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
