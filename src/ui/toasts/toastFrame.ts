import { keyframes, styled } from '@mui/material/styles';
import { ink } from '../../theme/palette.ts';
import { palette, theme } from '../../theme/theme.ts';
import type { ToastClass } from './toasts.ts';

const shrink = keyframes({ to: { transform: 'scaleX(0)' } });

const white = '#FFFFFF';

/** The toast itself; `data-class` is its look. */
export const Card = styled('div')<{ 'data-class': ToastClass }>({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'start',
  gap: 12,
  width: '25rem',
  maxWidth: '100%',
  padding: '14px 8px 14px 16px',
  overflow: 'hidden',
  borderRadius: 'var(--radius)',
  border: `1px solid ${palette.divider}`,
  boxShadow: 'var(--shadow)',
  color: palette.text.primary,
  backgroundColor: palette.background.paper,
  '--mark': palette.primary.main,
  '&[data-class=success]': { '--mark': palette.success.main },
  '&[data-class=warning]': { '--mark': palette.warning.main },
  '&[data-class=danger]': { '--mark': palette.error.main },
  '& > svg': { color: 'var(--mark)', marginTop: 1 },
  '& button': { marginBlock: -9 },
  // Literally light and dark, in dark mode too.
  '&[data-class=light]': { color: ink, backgroundColor: white },
  '&[data-class=dark]': { color: white, backgroundColor: ink },
  '&[data-class=light], &[data-class=dark]': {
    '--mark': 'currentColor',
    '& button': { color: 'inherit' },
  },
  [theme.breakpoints.down('sm')]: {
    ...theme.typography.body2,
    width: '100%',
    paddingBlock: 11,
    '& > svg': { width: 20, height: 20 },
  },
});
/** Its text. */
export const Text = styled('div')({ minWidth: 0, overflowWrap: 'anywhere' });
/** Its buttons. */
export const Ends = styled('div')({ display: 'flex', alignItems: 'center' });
/** How much of its time is left; pauses while the toast does. */
export const Progress = styled('span')({
  position: 'absolute',
  inset: 'auto 0 0 0',
  height: 3,
  transformOrigin: 'left',
  backgroundColor: 'var(--mark)',
  animation: `${shrink} linear both`,
  'div:hover > &, div:focus-within > &': { animationPlayState: 'paused' },
});
