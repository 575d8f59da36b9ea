/**
 * goober, the CSS-in-JS library of notistack, writes the toasts' layout into a style element, but
 * the content security policy refuses style elements. goober uses `window._goober` instead if it is
 * set; this substitute fills a constructed style sheet, which the policy allows. The function must
 * run before notistack is evaluated.
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
