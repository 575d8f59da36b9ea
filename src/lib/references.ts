/**
 * A payment's reference as people read it, in groups of four; one with anything but letters and
 * digits, or a short one, as it is.
 */
export function formatReference(reference: string): string {
  return /^[a-z\d]{9,}$/i.test(reference) ? reference.replaceAll(/.{4}(?=.)/g, '$& ') : reference;
}
