import { keyframes, styled } from '@mui/material/styles';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/**
 * A spinning ring in the current text colour. It has no accessible name: whatever shows it says
 * what is loading.
 */
export const Spinner = styled('span', { shouldForwardProp: (prop) => prop !== 'size' })<{
  size?: number;
}>(({ size = 20 }) => ({
  display: 'inline-block',
  flex: 'none',
  width: `${size / 16}rem`,
  height: `${size / 16}rem`,
  border: `${Math.max(2, Math.round(size / 10))}px solid currentColor`,
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
  '@media (prefers-reduced-motion: reduce)': {
    animation: 'none',
    border: '2px dotted currentColor',
  },
}));
