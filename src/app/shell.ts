import { styled } from '@mui/material/styles';
import { barHeight } from '../theme/pageFrame.ts';
import { palette, theme } from '../theme/theme.ts';

/** The layout of the whole page, with the footer at its end. */
export const Page = styled('div')({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // On paper, Firefox cuts through what stands in a grid at a page's end, and a whole window's
  // height takes a second page.
  '@media print': { display: 'block', minHeight: 0 },
});

/** The place of the routed screen. */
export const Main = styled('main')({
  minWidth: 0,
  // Keeps the footer below the fold, so that nothing moves when the screen's code arrives.
  minHeight: `calc(100dvh - ${barHeight + 1}px)`,
  '&:focus': { outline: 'none' },
  '@media print': { minHeight: 0 },
});

/** The first stop of the Tab key: it skips the navigation. */
export const SkipLink = styled('a')({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: theme.zIndex.modal,
  padding: '12px 16px',
  borderRadius: 'var(--radius)',
  color: palette.primary.contrastText,
  backgroundColor: palette.primary.main,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
  '@media print': { display: 'none' },
});
