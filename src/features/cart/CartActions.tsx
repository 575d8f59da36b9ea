import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link as RouterLink, useNavigate } from 'react-router';
import { isOn } from '../../lib/isOn.ts';
import { paths } from '../../paths.ts';
import { selectBrokenLimit } from '../../store/cart/cartSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { anotherAccountWanted } from '../../store/lookupSlice.ts';
import { openModal } from '../../store/modalsSlice.ts';
import { EmptyCartButton } from './EmptyCartButton.tsx';

const Actions = styled('div')({ display: 'grid', gap: 12, marginTop: 20 });
const QuietActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 8px',
  marginInline: -12,
});

/** What to do with the cart: pay it, send a payment link, add another account, or empty it. */
export function CartActions() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const limit = useAppSelector(selectBrokenLimit);
  const addAnother = () => {
    // Beside the lookup it leads nowhere new.
    if (!isOn(paths.lookup)) void navigate(paths.lookup);
    dispatch(anotherAccountWanted());
  };
  return (
    <Actions>
      {limit?.kind !== 'inexact' && (
        <Button component={RouterLink} to={paths.checkout} size="large">
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
      <QuietActions>
        <Button variant="text" onClick={addAnother}>
          Agregar otra cuenta
        </Button>
        <EmptyCartButton />
      </QuietActions>
    </Actions>
  );
}
