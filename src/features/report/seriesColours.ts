import type { SeriesColour } from '../../lib/dates/series.ts';
import { darkSeries, lightSeries } from '../../theme/chartColours.ts';
import { palette } from '../../theme/theme.ts';

const variables = (colours: readonly string[]) =>
  Object.fromEntries(colours.map((colour, index) => [`--series-${index}`, colour]));

/** CSS variables with the companies' colours. Print uses the light ones, because paper is white. */
export const seriesVariables = {
  ...variables(lightSeries),
  '@media screen and (prefers-color-scheme: dark)': variables(darkSeries),
};

/** The colour of the company at an index of the report, as a CSS variable. */
export const seriesColour = (index: number) => `var(--series-${index})`;

/** The chart uses only `background`; `border` is required by `toMonthDatasets`. */
export const seriesColours: SeriesColour[] = lightSeries.map((_, index) => ({
  background: seriesColour(index),
  border: palette.background.default,
}));
