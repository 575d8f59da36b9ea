import { styled } from '@mui/material/styles';
import { plainList } from '../../theme/plainList.ts';
import { palette, theme } from '../../theme/theme.ts';

/** A form and, where there is room, an aside with help. */
export const FormWithAside = styled('div')({
  display: 'grid',
  gap: 48,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 560px)',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 560px) minmax(0, 320px)',
    gap: 96,
  },
});

/** Short explanations beside a form, each an `h2` with its text. */
export const FormAside = styled('aside')({
  paddingBlockStart: 24,
  borderBlockStart: `1px solid ${palette.divider}`,
  '& h2': { ...theme.typography.h3 },
  '& p': { margin: '6px 0 0', color: palette.text.secondary, textWrap: 'pretty' },
  '& ul': { ...plainList, margin: '8px 0 28px' },
  '& li': { paddingBlock: 6 },
  '& p + h2': { marginTop: 28 },
  [theme.breakpoints.up('lg')]: { paddingBlockStart: 0, borderBlockStart: 0 },
});
