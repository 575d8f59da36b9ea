import { styled } from '@mui/material/styles';
import { plainList } from '../../theme/plainList.ts';
import { belowBar } from '../../theme/pageFrame.ts';
import { palette, theme } from '../../theme/theme.ts';

/** A column of text, with its table of contents beside it on wide screens. */
export const Beside = styled('div')({
  display: 'grid',
  gap: 40,
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '260px minmax(0, 720px)', gap: 72 },
});

/** The table of contents of a page. */
export const Contents = styled('nav')({
  '& h2': { ...theme.typography.h3, marginBottom: 8 },
  '& ul': plainList,
  '& ol': { margin: 0, paddingInlineStart: 24 },
  '& li': { paddingBlock: 5 },
  '& a:not(:hover)': { textDecoration: 'none' },
  '& li::marker': { color: palette.text.secondary },
  // A few short titles need no line each.
  [theme.breakpoints.down('sm')]: {
    '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: 20 },
  },
  [theme.breakpoints.between('sm', 'lg')]: {
    '& ol, & ul': { columns: 2, columnGap: 40 },
    '& li': { breakInside: 'avoid' },
  },
  [theme.breakpoints.up('lg')]: { position: 'sticky', insetBlockStart: belowBar },
  '@media print': { display: 'none' },
});
