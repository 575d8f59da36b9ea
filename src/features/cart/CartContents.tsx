import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { limitMessage } from '../../store/cartRules.ts';
import {
  selectBrokenLimit,
  selectItemCount,
  selectMaxItems,
  selectTotal,
} from '../../store/cart.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { anotherAccountWanted } from '../../store/lookup.ts';
import { openModal } from '../../store/modals.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SlipDivider } from '../../ui/PaperSlip.tsx';
import { CartItems } from './CartItems.tsx';
import { EmptyCartButton } from './EmptyCartButton.tsx';

const Count = styled('output')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  marginBottom: 20,
  color: theme.vars.palette.text.secondary,
}));
const Total = styled('p')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
  margin: 0,
  fontWeight: 600,
});
const LimitPlace = styled('output')({ display: 'block', '&:not(:empty)': { marginTop: 16 } });
const Actions = styled('div')({ display: 'grid', gap: 12, marginTop: 20 });
const QuietActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 8px',
  marginInline: -12,
});

/** How many accounts the cart holds and takes; a change is announced. */
function CartCount() {
  const count = useAppSelector(selectItemCount);
  const maxItems = useAppSelector(selectMaxItems);
  return <Count>{`${count} de ${maxItems} cuentas`}</Count>;
}

/** The sum to be paid; a limit of the contract that it breaks is named (bank contract, "Debts"). */
function CartTotal() {
  const total = useAppSelector(selectTotal);
  const limit = useAppSelector(selectBrokenLimit);
  return (
    <>
      {limit?.kind !== 'inexact' && (
        <Total>
          <span>Total</span>
          <MoneyText amount={total} size="large" />
        </Total>
      )}
      <LimitPlace>{limit && <Notice kind="warning">{limitMessage(limit)}</Notice>}</LimitPlace>
    </>
  );
}

function CartActions() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const limit = useAppSelector(selectBrokenLimit);
  const addAnother = () => {
    void navigate(paths.lookup);
    dispatch(anotherAccountWanted());
  };
  return (
    <Actions>
      {limit?.kind !== 'inexact' && (
        <LinkButton to={paths.checkout} size="large">
          Continuar al pago
        </LinkButton>
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

/** Where the contents stand. */
export interface CartContentsProps {
  /** Level of the empty state's heading. */
  headingLevel: 2 | 3;
  /** Whether the empty cart leads to the lookup; beside the lookup it has no need to. */
  leadsOn: boolean;
}

/** Nothing is in the cart, and what to do next; takes the focus of the last item, if one has left. */
function NothingHere({
  headingLevel,
  leadsOn,
  wasEmptied,
}: CartContentsProps & { wasEmptied: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (wasEmptied && isFocusLost) place.current?.focus({ preventScroll: true });
  }, [wasEmptied]);
  return (
    <div ref={place} tabIndex={-1}>
      <EmptyState
        mark="cart"
        title="Tu carro está vacío"
        headingLevel={headingLevel}
        {...(leadsOn && {
          action: <LinkButton to={paths.lookup}>Consultar una cuenta</LinkButton>,
        })}
      >
        Busca tu empresa, consulta tu cuenta y agrega aquí las deudas que quieras pagar.
      </EmptyState>
    </div>
  );
}

/** What the cart holds, its total, and what to do next; the same beside the lookup and on its own screen (spec 4, "Cart"). */
export function CartContents(place: CartContentsProps) {
  const isEmpty = useAppSelector(selectItemCount) === 0;
  const [hadItems, setHadItems] = useState(!isEmpty);
  if (!isEmpty && !hadItems) setHadItems(true);
  if (isEmpty) return <NothingHere {...place} wasEmptied={hadItems} />;
  return (
    <>
      <CartCount />
      <CartItems />
      <SlipDivider />
      <CartTotal />
      <CartActions />
    </>
  );
}
