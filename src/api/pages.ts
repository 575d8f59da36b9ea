import type { EntryPage } from './receiptEntries.ts';

/** The most pages of one list that are fetched, whatever the bank announces. */
export const mostPages = 200;

/** Whether a page was there before: a bank that repeats its pages never ends them. */
export function isRepeated({ entries }: EntryPage, before: readonly EntryPage[]): boolean {
  const text = JSON.stringify(entries);
  return entries.length > 0 && before.some((page) => JSON.stringify(page.entries) === text);
}
