import { keyframes, styled } from '@mui/material/styles';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/** A turning ring in the colour of its text; silent: whoever shows it says what is being waited for. */
export const Spinner = styled('span', { shouldForwardProp: (prop) => prop !== 'size' })<{
  size?: number;
}>(({ size = 20 }) => ({
  display: 'inline-block',
  flex: 'none',
  width: size,
  height: size,
  border: `${Math.max(2, Math.round(size / 10))}px solid currentColor`,
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none', borderStyle: 'dotted' },
}));
