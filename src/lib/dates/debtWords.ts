import { countOf } from '../counts.ts';
import { formatDay, overdueDays } from './dates.ts';

interface DueText {
  text: string;
  /** How many days ago the due day was, in words; absent until the day after it. */
  overdue?: string;
}

/**
 * Returns the Spanish words for a due day, as of `today`; both are 'YYYY-MM-DD'. An unreadable due
 * day counts as none.
 */
export function dueText(dueDate: string, today: string): DueText {
  const day = formatDay(dueDate);
  if (day === '') return { text: 'Sin fecha de vencimiento' };
  const days = overdueDays(dueDate, today);
  if (days > 0) {
    return { text: `Venció el ${day}`, overdue: `Vencida hace ${countOf(days, 'día')}` };
  }
  return { text: dueDate === today ? 'Vence hoy' : `Vence el ${day}` };
}

export function countDebts(count: number): string {
  return countOf(count, 'deuda');
}

/** Shown if the bank's answer lacks one of the queried accounts. */
export const incompleteAnswer = 'La respuesta del banco llegó incompleta. Inténtalo de nuevo.';
