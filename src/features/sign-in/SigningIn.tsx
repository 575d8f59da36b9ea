import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useInitialFocus } from '../../ui/focus/useInitialFocus.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';

/** Replaces the login form while the bank is asked, and takes the focus that the form had. */
export function SigningIn() {
  const frame = useInitialFocus<HTMLDivElement>();
  return (
    <Box
      ref={frame}
      role="status"
      tabIndex={-1}
      sx={{
        display: 'grid',
        placeItems: 'center',
        // As high as the form, so that the modal keeps its size.
        minHeight: 'min(464px, 100dvh - 160px)',
        color: 'primary.main',
        '&:focus': { outline: 'none' },
      }}
    >
      <CircularProgress aria-hidden="true" size="2.5rem" />
      <VisuallyHidden>Ingresando…</VisuallyHidden>
    </Box>
  );
}
