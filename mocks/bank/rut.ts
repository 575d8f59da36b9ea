/** Whether a RUT (Chilean tax ID) is valid and in the API's format, `12345678-5`. */
export function isCanonicalRut(rut: string): boolean {
  const [, body, check] = /^([1-9]\d{6,7})-([\dK])$/.exec(rut) ?? [];
  return body !== undefined && checkDigit(body) === check;
}

/** Returns the modulo-11 check digit of a RUT's digits. */
function checkDigit(body: string): string {
  const sum = Array.from(body)
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0);
  const digit = 11 - (sum % 11);
  if (digit === 11) return '0';
  return digit === 10 ? 'K' : String(digit);
}

/** Converts a RUT to the form that the bank stores: without dots, with a hyphen and a capital K. */
export function canonicalRut(text: string): string {
  const plain = text.replace(/[^\dkK]/g, '').toUpperCase();
  return `${plain.slice(0, -1)}-${plain.slice(-1)}`;
}
