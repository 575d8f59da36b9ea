import { decoded } from '../urls.ts';

/**
 * The groups in which people read a payment's reference, of four characters; one with anything but
 * letters and digits, or a short one, is a single group.
 */
export function referenceGroups(reference: string): string[] {
  const isLong = /^[a-z\d]{9,}$/i.test(reference);
  return (isLong && reference.match(/.{1,4}/g)) || [reference];
}

/**
 * The reference in what was pasted: in a receipt's address, or after the label that stands before it;
 * else the text itself.
 */
export function findReference(text: string): string {
  const named = /[?&]referencia=([^&#\s]+)/i.exec(text)?.[1];
  return named === undefined
    ? text.replace(/^\s*referencia(?:\s*:|\s)\s*/i, '').trim()
    : decoded(named.replaceAll('+', ' '));
}
