import { shortMonth } from '../../lib/dates.ts';

/** A month 'YYYY/MM' as people read it, 'nov 2026'. */
export function monthTitle(label: string): string {
  const [year = '', month = ''] = label.split('/');
  return `${shortMonth(Number(month))} ${year}`;
}

/** The year to write below a month's name: below January, and below the first month when no January follows soon. */
export function yearMark(labels: readonly string[], index: number): string {
  const isJanuary = (label: string) => label.endsWith('/01');
  const [year = ''] = (labels[index] ?? '').split('/');
  const isMarked =
    isJanuary(labels[index] ?? '') || (index === 0 && !labels.slice(0, 3).some(isJanuary));
  return isMarked ? year : '';
}

/** Which months of the scale are named, counted back from the last: every one where there is room, else every second, third, … */
export function namedEvery(count: number, room: number): number {
  return Math.max(1, Math.ceil(count / room));
}
