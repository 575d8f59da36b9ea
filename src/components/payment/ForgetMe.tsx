import Button from '@mui/material/Button';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import { openModal } from '../../store/session/modalsSlice.ts';
import { selectIsSignedIn } from '../../store/session/sessionSlice.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';

/**
 * Lets a guest delete everything that this browser stores about them. A signed-in payer's data are
 * deleted at logout, so the button is hidden from payers who are signed in.
 */
export function ForgetMe() {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  if (isSignedIn) return null;
  return (
    <Button variant="text" onClick={() => dispatch(openModal({ kind: 'forgetMe' }))}>
      Olvidar mis datos
      <VisuallyHidden> en este dispositivo</VisuallyHidden>
    </Button>
  );
}
