import { styled } from '@mui/material/styles';
import { plainList } from '../../theme/plainList.ts';
import { palette, theme } from '../../theme/theme.ts';
import { PaperSlip } from '../../ui/drawings/PaperSlip.tsx';

/**
 * The paper slip of the overview; reserves its height while loading, so that nothing below moves.
 */
export const OverviewSlip = styled(PaperSlip)({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  padding: 'clamp(20px, 3vw, 32px)',
  '& > h2': { ...theme.typography.h3, color: palette.text.secondary },
  '&[data-loading]': { minHeight: 600 },
  [theme.breakpoints.up('md')]: { '&, &[data-loading]': { minHeight: 464 } },
  [theme.breakpoints.up('lg')]: { '&, &[data-loading]': { minHeight: 474 } },
});

/** The sum and, beside it, when it is due. */
export const OverviewColumns = styled('div')({
  display: 'grid',
  gap: '24px 48px',
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)' },
});

/** How many of the nearest debts are listed. */
export const nearestCount = 4;

/** The nearest debts, side by side where there is room. */
export const NearestColumns = styled('ol')({
  display: 'grid',
  gap: 16,
  ...plainList,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: `repeat(${nearestCount}, minmax(0, 1fr))`,
    gap: 24,
  },
});
