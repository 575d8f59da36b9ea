import { useEffect } from 'react';

/** The title of the screen that is shown, what it shows at present, and what has happened while it was hidden. */
let screenTitle = '';
let shownTitle: string | undefined;
let news: string | undefined;

function write(): void {
  const title = documentTitle(shownTitle ?? screenTitle);
  document.title = news === undefined || news === shownTitle ? title : `${news} · ${title}`;
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
  screenTitle = title;
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

/** While mounted, the document's title says what the screen shows at present: a payment's outcome. */
export function useShownTitle(title: string): void {
  useEffect(() => {
    shownTitle = title;
    write();
    return () => {
      shownTitle = undefined;
      write();
    };
  }, [title]);
}
