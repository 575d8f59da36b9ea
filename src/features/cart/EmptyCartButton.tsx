import Button from '@mui/material/Button';
import { restoreCart } from '../../store/cart/addDebts.ts';
import { cartReset } from '../../store/cart/cartSlice.ts';
import { useAppDispatch, useAppStore } from '../../store/hooks.ts';
import { showToast } from '../../ui/toasts/toasts.ts';

/** 'Vaciar carro': at once, with a way back in its message. */
export function EmptyCartButton() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const empty = () => {
    const { cart } = store.getState();
    dispatch(cartReset());
    showToast({
      text: 'Vaciaste tu carro.',
      targetClass: 'info',
      action: { label: 'Deshacer', onPress: () => dispatch(restoreCart(cart)) },
    });
  };
  return (
    <Button variant="text" onClick={empty}>
      Vaciar carro
    </Button>
  );
}
