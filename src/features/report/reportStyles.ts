import { styled } from '@mui/material/styles';
import { palette, theme } from '../../theme/theme.ts';
import { seriesVariables } from './seriesColours.ts';

/** A patch of a company's colour beside its name. */
export const Swatch = styled('span')({
  display: 'inline-block',
  flex: 'none',
  width: 10,
  height: 10,
  borderRadius: 3,
  WebkitPrintColorAdjust: 'exact',
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
});

/** The columns and, beside or below them, the legend. */
export const FigureBody = styled('div')({
  display: 'grid',
  gap: 24,
  '@container (min-width: 51.25em)': {
    gridTemplateColumns: 'minmax(0, 1fr) 264px',
    gap: 40,
    minHeight: 384,
  },
});

/** A section of the report. */
export const Part = styled('section')({ marginTop: 48 });

/** The heading of a section. */
export const PartTitle = styled('h2')({
  ...theme.typography.h2,
  marginBottom: 20,
});

/**
 * The frame of the report, with the companies' colours; a size container, so that its parts follow
 * its width, on paper too.
 */
export const Report = styled('div')({
  containerType: 'inline-size',
  marginTop: 40,
  '--series-edge': palette.background.default,
  ...seriesVariables,
});
