/** The number from the digits of a text: 1234 for "$ 1.234", 0 without digits. */
export const digits = (text: string | null | undefined) =>
  Number((text ?? '').replaceAll(/\D/g, ''));
