import { plainText } from '../text/plainText.ts';
import { formatRut, isPersonalRut } from './rut.ts';

/**
 * Formats an account's identifier for display: a person's valid RUT (Chilean tax ID, kind
 * `CLIENT_ID`), such as '12345678-5', gets its dots.
 */
export function formatIdentifier({ kind, value }: { kind: string; value: string }): string {
  const isRut = kind === 'CLIENT_ID' && /^\d+-[\dk]$/i.test(value) && isPersonalRut(value);
  return isRut ? formatRut(value) : value;
}

/**
 * Returns the last characters of an identifier in words, so that its owner recognises it: 'termina
 * en 6789'. Four are shown, but never more than half.
 */
export function maskedIdentifier(value: string): string {
  const text = plainText(value);
  const shown = Math.min(4, Math.floor(text.length / 2));
  return shown === 0 ? 'de un solo carácter' : `termina en ${text.slice(-shown)}`;
}
