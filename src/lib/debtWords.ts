import { countOf } from './counts.ts';
import { formatDay, overdueDays, toIsoDay } from './dates.ts';

/** When a debt is due, in words; `overdue` only once a full day has passed (spec 5). */
interface DueText {
  text: string;
  overdue?: string;
}

/** The due day `YYYY-MM-DD` as a payer reads it on the day of `now`. */
export function dueText(dueDate: string, now: Date): DueText {
  const day = formatDay(dueDate);
  if (day === '') return { text: 'Sin fecha de vencimiento' };
  const days = overdueDays(dueDate, now);
  if (days > 0) {
    return { text: `Venció el ${day}`, overdue: `Vencida hace ${countOf(days, 'día')}` };
  }
  return { text: dueDate === toIsoDay(now) ? 'Vence hoy' : `Vence el ${day}` };
}

/** A number of debts in words: '1 deuda', '2.000 deudas'. */
export function countDebts(count: number): string {
  return countOf(count, 'deuda');
}

/** What a payer reads when the bank answered for other accounts than those that were asked for. */
export const incompleteAnswer =
  'El banco no respondió por todas las cuentas consultadas. Por favor, intenta nuevamente.';
