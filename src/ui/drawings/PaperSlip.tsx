import { styled } from '@mui/material/styles';
import { palette } from '../../theme/theme.ts';

const tooth = 6;
const teeth = (from: string, at: string) =>
  `conic-gradient(from ${from} at ${at}, #0000, #000 1deg 89deg, #0000 90deg) 50% / ${tooth * 2}px 100%`;

/**
 * A slip of receipt paper: torn at the bottom, or at both ends (`torn="both"`) like a whole
 * receipt. In a modal and in print it has no torn edges, shadow or padding; with forced colours it
 * has a border instead of torn edges and shadow.
 */
export const PaperSlip = styled('div', {
  shouldForwardProp: (prop) => prop !== 'torn',
})<{ torn?: 'bottom' | 'both' }>(({ torn = 'bottom' }) => ({
  position: 'relative',
  padding: 24,
  marginBottom: tooth,
  ...(torn === 'both' && { marginTop: tooth }),
  borderRadius: torn === 'both' ? 0 : 'var(--radius) var(--radius) 0 0',
  backgroundColor: palette.background.paper,
  filter: `drop-shadow(0 0 0.5px ${palette.line.strong}) var(--slip-shadow)`,
  '&::after, &::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    height: tooth,
    backgroundColor: 'inherit',
  },
  '&::after': { top: 'calc(100% - 0.5px)', WebkitMask: teeth('-45deg', 'bottom') },
  '&::before': {
    display: torn === 'both' ? 'block' : 'none',
    bottom: 'calc(100% - 0.5px)',
    WebkitMask: teeth('135deg', 'top'),
  },
  '@media screen and (forced-colors: active)': {
    border: '1px solid CanvasText',
    filter: 'none',
    '&::after, &::before': { display: 'none' },
  },
  '[role=dialog] &': {
    border: 0,
    padding: 0,
    margin: 0,
    filter: 'none',
    '&::after, &::before': { display: 'none' },
  },
  '@media print': {
    padding: 0,
    margin: 0,
    filter: 'none',
    backgroundColor: '#fff',
    '&::after, &::before': { display: 'none' },
  },
}));

/** The perforated line above a part of a slip. */
export const perforated = {
  borderTop: `2px dotted ${palette.divider}`,
  // In the dark scheme the dots have the stronger colour, because they are fainter than a line.
  '@media screen and (prefers-color-scheme: dark)': { borderColor: palette.line.strong },
};

export const SlipDivider = styled('hr')({
  height: 0,
  margin: '20px 0',
  border: 0,
  ...perforated,
});
