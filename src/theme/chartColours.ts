/**
 * The colours of the payment report's companies in the light theme; the last is for "Otras", all
 * other companies together. Each colour contrasts with the page (3:1) and differs from all others,
 * also for colour-blind people.
 */
export const lightSeries = [
  '#0F4C5C',
  '#CE7A1C',
  '#4A76D0',
  '#9E3A22',
  '#6B3FA0',
  '#5A2A14',
  '#8A9099',
] as const;
/** The colours of the same companies in the dark theme, in the same order as `lightSeries`. */
export const darkSeries = [
  '#7CC4D4',
  '#DE8537',
  '#3A70D6',
  '#B34E2E',
  '#C98BE8',
  '#F4E7A8',
  '#76848C',
] as const;
