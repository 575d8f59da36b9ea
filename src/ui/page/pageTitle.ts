/** The title of the screen that is shown, and what has happened on it while it was hidden. */
let screenTitle = '';
let news: string | undefined;

function write(): void {
  document.title = news === undefined ? screenTitle : `${news} · ${screenTitle}`;
}

function forgetNews(): void {
  if (document.visibilityState === 'hidden') return;
  document.removeEventListener('visibilitychange', forgetNews);
  news = undefined;
  write();
}

/** The document's title: a screen's own and the portal's. */
export const documentTitle = (title: string) => `${title} · Portal de Pagos`;

/** Sets the document's title to that of a screen, which ends what the title says of another. */
export function showTitle(title: string): void {
  screenTitle = documentTitle(title);
  news = undefined;
  write();
}

/**
 * Says something first in the document's title while the page is hidden, so that the browser's tab
 * strip shows it, until the page is shown again. A visible page says it elsewhere.
 */
export function tellInTitle(text: string): void {
  if (document.visibilityState !== 'hidden') return;
  news = text;
  write();
  document.addEventListener('visibilitychange', forgetNews);
}
