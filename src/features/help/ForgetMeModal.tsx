import { useNavigate } from 'react-router';
import { paths } from '../../config/paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import { selectHasPending } from '../../store/payment/paymentSlice.ts';
import { guestForgotten } from '../../store/device/appEvents.ts';
import { ConfirmModal } from '../../ui/modals/ConfirmModal.tsx';
import { showToast } from '../../ui/toasts/toasts.ts';

/** Asks a guest for confirmation before this device forgets their data; the bank keeps its data. */
export function ForgetMeModal({ close }: { close: (confirmed: boolean) => void }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isPending = useAppSelector(selectHasPending);
  const forget = () => {
    close(true);
    dispatch(guestForgotten());
    void navigate(paths.home);
    showToast({
      text: 'Este dispositivo ya no recuerda tus datos.',
      targetClass: 'success',
      outlivesScreen: true,
    });
  };
  return (
    <ConfirmModal
      title="Olvidar mis datos en este dispositivo"
      action="Olvidar mis datos"
      onConfirm={forget}
      onClose={() => close(false)}
    >
      <p>
        Se borran de este dispositivo tu correo, tu carro, lo último que consultaste, y las cuentas
        y los pagos que recuerda. En el banco tus pagos siguen registrados.
      </p>
      {isPending && (
        <p>
          Tienes un pago en curso: anota antes su referencia, porque dejaremos de seguirlo aquí.
        </p>
      )}
    </ConfirmModal>
  );
}
