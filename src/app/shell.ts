import { styled } from '@mui/material/styles';

/** The column of the whole page: the footer stays at its end. */
export const Page = styled('div')({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** Where the routed screen stands. */
export const Main = styled('main')({
  minWidth: 0,
  // The footer waits below the first screen: nothing jumps when the routed screen's code arrives.
  minHeight: 'calc(100dvh - 73px)',
  '&:focus': { outline: 'none' },
  '@media print': { minHeight: 0 },
});

/** The first stop of the keyboard: past the navigation. */
export const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: theme.zIndex.modal,
  padding: '12px 16px',
  borderRadius: 'var(--radius)',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
  '@media print': { display: 'none' },
}));
