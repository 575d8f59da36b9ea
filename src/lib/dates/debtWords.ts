import { countOf } from '../counts.ts';
import { formatDay, overdueDays } from './dates.ts';

interface DueText {
  text: string;
  /** Set only after the due day. */
  overdue?: string;
}

/** Returns the due day in Spanish words, as of `today`; both 'YYYY-MM-DD'. */
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
