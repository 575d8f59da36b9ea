import { styled } from '@mui/material/styles';
import { plainList } from '../../theme/plainList.ts';

/** A form and, where there is room, an aside with help. */
export const FormWithAside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 48,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 560px)',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 560px) minmax(0, 320px)',
    gap: 96,
  },
}));

/** Short explanations beside a form, each an `h2` with its text. */
export const FormAside = styled('aside')(({ theme }) => ({
  paddingBlockStart: 24,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  '& h2': { ...theme.typography.h3 },
  '& p': { margin: '6px 0 0', color: theme.vars.palette.text.secondary, textWrap: 'pretty' },
  '& ul': { ...plainList, margin: '8px 0 28px' },
  '& li': { paddingBlock: 6 },
  '& p + h2': { marginTop: 28 },
  [theme.breakpoints.up('lg')]: { paddingBlockStart: 0, borderBlockStart: 0 },
}));
