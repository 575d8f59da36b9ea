import type { SeriesColour } from '../../lib/series.ts';

/**
 * One colour per company, the last for "Otras": each is seen on its surface (3:1) and told from every other one, also by those who are
 * colour-blind. By day and by night, in the same order.
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
export const darkSeries = [
  '#7CC4D4',
  '#DE8537',
  '#3A70D6',
  '#B34E2E',
  '#C98BE8',
  '#F4E7A8',
  '#76848C',
] as const;

const variables = (colours: readonly string[]) =>
  Object.fromEntries(colours.map((colour, index) => [`--series-${index}`, colour]));

/** Declares the colours for everything inside (`--series-edge` is the page's own and comes from the theme); paper is white, so print takes those of the day. */
export const seriesVariables = {
  ...variables(lightSeries),
  '@media screen and (prefers-color-scheme: dark)': variables(darkSeries),
};

/** The colour of the company at an index of the report. */
export const seriesColour = (index: number) => `var(--series-${index})`;

/** The colours as the series helper takes them; the outline is the page's, so that stacked companies stand apart. */
export const seriesColours: SeriesColour[] = lightSeries.map((_, index) => ({
  background: seriesColour(index),
  border: 'var(--series-edge)',
}));
