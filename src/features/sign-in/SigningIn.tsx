import { styled } from '@mui/material/styles';
import { palette } from '../../theme/theme.ts';
import { useInitialFocus } from '../../ui/focus/useInitialFocus.ts';
import { Spinner } from '../../ui/loading/Spinner.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';

const Frame = styled('div')({
  display: 'grid',
  placeItems: 'center',
  // As high as the form, so that the modal keeps its size.
  minHeight: 'min(464px, 100dvh - 160px)',
  color: palette.primary.main,
  '&:focus': { outline: 'none' },
});

/** Replaces the login form while the bank is asked, and takes the focus that the form had. */
export function SigningIn() {
  const frame = useInitialFocus<HTMLDivElement>();
  return (
    <Frame ref={frame} role="status" tabIndex={-1}>
      <Spinner size={40} />
      <VisuallyHidden>Ingresando…</VisuallyHidden>
    </Frame>
  );
}
