/** The number that a text's digits make: 1234 for "$ 1.234", 0 without any. */
export const digits = (text: string | null | undefined) =>
  Number((text ?? '').replaceAll(/\D/g, ''));
