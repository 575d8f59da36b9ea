import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useNavigate } from 'react-router';
import { isOn } from '../../lib/isOn.ts';
import { paths } from '../../config/paths.ts';
import { restoreCart } from '../../store/payment/addDebts.ts';
import { cartReset, selectBrokenLimit } from '../../store/cart/cartSlice.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/app/hooks.ts';
import { anotherAccountWanted } from '../../store/lookup/lookupSlice.ts';
import { openModal } from '../../store/session/modalsSlice.ts';
import { textButtonRow } from '../../theme/pageFrame.ts';
import { showToast } from '../../ui/toasts/toasts.ts';

export function CartActions() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const store = useAppStore();
  const limit = useAppSelector(selectBrokenLimit);
  const addAnother = () => {
    // In the cart panel no navigation is needed, because the panel is on the lookup's screen.
    if (!isOn(paths.lookup)) void navigate(paths.lookup);
    dispatch(anotherAccountWanted());
  };
  // Empties the cart and the queue (bills for later payments) without a confirmation, because the
  // toast offers to undo that.
  const empty = () => {
    const { cart } = store.getState();
    dispatch(cartReset());
    showToast({
      text:
        cart.queue.length > 0
          ? 'Vaciaste tu carro y lo que estaba en «Después de este pago».'
          : 'Vaciaste tu carro.',
      targetClass: 'info',
      action: { label: 'Deshacer', onPress: () => dispatch(restoreCart(cart)) },
    });
  };
  return (
    <Stack spacing={1.5} sx={{ mt: 2.5 }}>
      {limit?.kind !== 'inexact' && (
        <Button href={paths.checkout} variant={limit ? 'outlined' : 'contained'}>
          Continuar al pago
        </Button>
      )}
      <Button
        variant="outlined"
        disabled={limit !== undefined}
        onClick={() => dispatch(openModal({ kind: 'paymentLink' }))}
      >
        Enviar link de pago
      </Button>
      <Stack
        direction="row"
        sx={{
          ...textButtonRow,
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: 1,
        }}
      >
        <Button variant="text" onClick={addAnother}>
          Agregar otra cuenta
        </Button>
        <Button variant="text" onClick={empty}>
          Vaciar carro
        </Button>
      </Stack>
    </Stack>
  );
}
