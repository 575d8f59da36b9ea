/**
 * notistack writes its layout into a style element through goober, which the content security policy refuses. goober takes whatever
 * `window._goober` names for that element: this one passes the rules on to a constructed style sheet, which the policy allows.
 * Must run before notistack is evaluated.
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
