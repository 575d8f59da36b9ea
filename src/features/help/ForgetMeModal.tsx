import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectPendingReferences } from '../../store/payment/paymentSlice.ts';
import { guestForgotten } from '../../store/appEvents.ts';
import { FirstButton } from '../../ui/modals/FirstButton.tsx';
import { ModalFrame } from '../../ui/modals/ModalFrame.tsx';
import { showToast } from '../../ui/toasts/toasts.ts';

/** Asks a guest before this computer forgets what it knows of them; the bank forgets nothing. */
export function ForgetMeModal({ close }: { close: (confirmed: boolean) => void }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isPending = useAppSelector(selectPendingReferences) !== '';
  const textId = useId();
  const forget = () => {
    close(true);
    dispatch(guestForgotten());
    void navigate(paths.home);
    showToast({ text: 'Este equipo ya no recuerda tus datos.', targetClass: 'success' });
  };
  return (
    <ModalFrame
      title="Olvidar mis datos en este equipo"
      describedBy={textId}
      onClose={() => close(false)}
      cross
      actions={
        <>
          <FirstButton variant="outlined" onClick={() => close(false)}>
            Cancelar
          </FirstButton>
          <Button color="error" onClick={forget}>
            Olvidar mis datos
          </Button>
        </>
      }
    >
      <Stack id={textId} spacing={2}>
        <p>
          Se borran de este navegador tu correo, tu carro, lo último que consultaste, y las cuentas
          y los pagos que recuerda. En el banco tus pagos siguen registrados.
        </p>
        {isPending && (
          <p>
            Tienes un pago en curso: anota antes su referencia, porque dejaremos de seguirlo aquí.
          </p>
        )}
      </Stack>
    </ModalFrame>
  );
}
