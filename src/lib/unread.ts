import { countOf } from './counts.ts';

/** Returns the message for records that cannot be shown: '2 pagos no se pudieron mostrar.' */
export function unshownText(count: number, noun: string): string {
  return `${countOf(count, noun)} no se ${count === 1 ? 'pudo' : 'pudieron'} mostrar.`;
}

/** Returns the message for a downloaded list from which `count` unreadable payments are missing. */
export function unreadPaymentsText(count: number): string {
  return count === 1
    ? '1 pago no se pudo leer y no está en el archivo.'
    : `${countOf(count, 'pago')} no se pudieron leer y no están en el archivo.`;
}

/** Returns how many debts cannot be read: '1 deuda no se pudo leer'. */
export function unreadDebtsShort(count: number): string {
  return `${countOf(count, 'deuda')} no se ${count === 1 ? 'pudo' : 'pudieron'} leer`;
}

/** Returns the message for a total from which `count` unreadable debts are missing. */
export function unreadDebtsText(count: number): string {
  return `${unreadDebtsShort(count)}: tu total puede estar incompleto.`;
}
