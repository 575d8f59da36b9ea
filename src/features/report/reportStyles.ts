import { styled } from '@mui/material/styles';
import { seriesVariables } from './seriesColours.ts';

/** A spot of a company's colour beside its name. */
export const Swatch = styled('span')({
  display: 'inline-block',
  flex: 'none',
  width: 10,
  height: 10,
  borderRadius: 3,
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
});

/** The columns and, beside or below them, what they say. */
export const FigureBody = styled('div')({
  display: 'grid',
  gap: 24,
  '@container (min-width: 820px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 264px',
    gap: 40,
    minHeight: 384,
  },
});

/** A part of the report. */
export const Part = styled('section')({ marginTop: 48 });

/** The heading of a part. */
export const PartTitle = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  marginBottom: 20,
}));

/** What the chosen days lead to, with the companies' colours; its parts follow its own width, on paper too. */
export const Report = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  marginTop: 40,
  '--series-edge': theme.vars.palette.background.default,
  ...seriesVariables,
}));
