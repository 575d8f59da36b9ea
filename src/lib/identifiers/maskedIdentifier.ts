import { plainText } from '../text/plainText.ts';

/** The end of an identifier, by which its owner knows it: four characters, and never more than half. */
export function maskedIdentifier(value: string): string {
  const text = plainText(value);
  const shown = Math.min(4, Math.floor(text.length / 2));
  return shown === 0 ? 'de un solo carácter' : `termina en ${text.slice(-shown)}`;
}
