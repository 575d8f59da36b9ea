import { useEffect } from 'react';
import { brand } from '../../config/brand.ts';

/**
 * The parts of the document's title: the screen's title or, instead of it, the title of the present
 * content (`shownTitle`); before them, news while the page is hidden.
 */
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

export const documentTitle = (title: string) => `${title} · ${brand.name}`;

/** Sets the screen's part of the document's title, and removes the news. */
export function showTitle(title: string): void {
  screenTitle = title;
  news = undefined;
  write();
}

/**
 * Puts a message first in the document's title while the page is hidden, because the tab strip
 * shows the title. A visible page shows the message itself.
 */
export function showInTitle(text: string): void {
  if (document.visibilityState !== 'hidden') return;
  news = text;
  write();
  document.addEventListener('visibilitychange', forgetNews);
}

/** While mounted, shows `title`, such as a payment's outcome, instead of the screen's title. */
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
