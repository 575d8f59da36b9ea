import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import {
  logoutRequested,
  otherSessionCloseRequested,
  selectSignIn,
  selectSignInProblem,
} from '../../store/session/sessionSlice.ts';
import { FormMessage } from '../../ui/forms/Form.tsx';
import { FirstButton } from '../../ui/modals/FirstButton.tsx';
import { ModalFrame } from '../../ui/modals/ModalFrame.tsx';

/**
 * The choice of a payer whose other session is open: close that session, or cancel the sign-in. The
 * modal closes only by its buttons.
 */
export function OtherSessionModal() {
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector(selectSignIn) === 'closingOther';
  const problem = useAppSelector(selectSignInProblem);
  const textId = useId();
  const leave = () => dispatch(logoutRequested('logout'));
  return (
    <ModalFrame
      title="Tienes otra sesión activa"
      describedBy={textId}
      actions={
        <>
          <Button variant="outlined" onClick={leave}>
            Salir
          </Button>
          <FirstButton loading={isBusy} onClick={() => dispatch(otherSessionCloseRequested())}>
            Cerrar la otra sesión
          </FirstButton>
        </>
      }
    >
      <Typography id={textId}>
        Iniciaste sesión en otro dispositivo. Para continuar aquí, cierra la otra sesión.
      </Typography>
      <FormMessage>{problem}</FormMessage>
    </ModalFrame>
  );
}
