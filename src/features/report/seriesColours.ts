import type { SeriesColour } from '../../lib/dates/series.ts';
import { palette } from '../../theme/theme.ts';

/**
 * One colour per company, the last for "Otras", in the light theme. Each contrasts with the page
 * (3:1) and differs from all others, also for colour-blind people.
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

const variables = (colours: readonly string[]) =>
  Object.fromEntries(colours.map((colour, index) => [`--series-${index}`, colour]));

/**
 * Declares the colours as CSS variables for all elements inside; print uses the light ones, because
 * paper is white.
 */
export const seriesVariables = {
  ...variables(lightSeries),
  '@media screen and (prefers-color-scheme: dark)': variables(darkSeries),
};

/** The colour of the company at an index of the report, as a CSS variable. */
export const seriesColour = (index: number) => `var(--series-${index})`;

/**
 * The colours of the companies in the chart. The border has the page's colour, so that it separates
 * companies that are stacked on each other.
 */
export const seriesColours: SeriesColour[] = lightSeries.map((_, index) => ({
  background: seriesColour(index),
  border: palette.background.default,
}));
