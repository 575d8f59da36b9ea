import { shortMonth } from '../../lib/dates/dates.ts';

/** Formats 'YYYY/MM' as 'nov 2026'. */
export function monthTitle(label: string): string {
  const [year = '', month = ''] = label.split('/');
  return `${shortMonth(Number(month))} ${year}`;
}

/**
 * Returns the year to show below a month's name: for January, and for the first month unless one of
 * the next two is January; else ''.
 */
export function yearMark(labels: readonly string[], index: number): string {
  const isJanuary = (label: string) => label.endsWith('/01');
  const [year = ''] = (labels[index] ?? '').split('/');
  const isMarked =
    isJanuary(labels[index] ?? '') || (index === 0 && !labels.slice(0, 3).some(isJanuary));
  return isMarked ? year : '';
}
