/** The most pages of one list that are fetched, whatever the bank announces. */
export const mostPages = 1000;

/** What a page begins with: tells it from others; undefined for an empty one. */
export const beginningOf = (page: readonly unknown[]): string | undefined =>
  JSON.stringify(page[0]);

/** Whether one of some pages came twice: a bank that repeats its pages never ends them. */
export function areRepeated(beginnings: readonly (string | undefined)[]): boolean {
  const known = beginnings.filter((each) => each !== undefined);
  return new Set(known).size < known.length;
}
