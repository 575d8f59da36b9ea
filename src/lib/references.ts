/**
 * The groups in which people read a payment's reference, of four characters; one with anything but
 * letters and digits, or a short one, is a single group.
 */
export function referenceGroups(reference: string): string[] {
  const isLong = /^[a-z\d]{9,}$/i.test(reference);
  return (isLong && reference.match(/.{1,4}/g)) || [reference];
}
