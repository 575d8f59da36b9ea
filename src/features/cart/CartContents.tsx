import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { countOf } from '../../lib/counts.ts';
import { paths } from '../../config/paths.ts';
import { limitMessage } from '../../store/cart/cartRules.ts';
import {
  selectBrokenLimit,
  selectItemCount,
  selectMaxItems,
  selectQueue,
  selectTotal,
} from '../../store/cart/cartSlice.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import { SlipDivider } from '../../ui/drawings/PaperSlip.tsx';
import { useReplacement } from '../../ui/focus/removal.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { TotalLine } from '../../ui/text/TotalLine.tsx';
import { CartActions } from './CartActions.tsx';
import { CartItems } from './CartItems.tsx';
import { PaymentQueue } from './PaymentQueue.tsx';

interface NothingInCartProps {
  /**
   * Whether the cart is beside the lookup, where debts are added, and so needs no link to the
   * lookup.
   */
  isBeside: boolean;
  ref: Ref<HTMLDivElement>;
}

function NothingInCart({ isBeside, ref }: NothingInCartProps) {
  // With bills queued for later payments, the filled button is that of `PaymentQueue`; the link
  // here is outlined.
  const isFollowed = useAppSelector((state) => selectQueue(state).length > 0);
  return (
    <div ref={ref} tabIndex={-1}>
      <EmptyState
        mark="cart"
        title="Tu carro está vacío"
        headingLevel={isBeside ? 3 : 2}
        action={
          isBeside ? undefined : (
            <Button href={paths.lookup} variant={isFollowed ? 'outlined' : 'contained'}>
              Consultar una cuenta
            </Button>
          )
        }
      >
        Busca tu empresa, consulta tu cuenta y agrega aquí las deudas que quieras pagar.
      </EmptyState>
    </div>
  );
}

/** The number of debts in the cart and the maximum; changes are announced to screen readers. */
function CartCount() {
  const count = useAppSelector(selectItemCount);
  const maxItems = useAppSelector(selectMaxItems);
  return (
    <Typography
      variant="body2"
      component="output"
      color="textSecondary"
      sx={{ display: 'block', mb: 2.5 }}
    >
      {`${count} de ${countOf(maxItems, 'deuda')}`}
    </Typography>
  );
}

/** The sum to be paid, unless it is too large to be exact, and a message if it breaks a limit. */
function CartTotal() {
  const total = useAppSelector(selectTotal);
  const limit = useAppSelector(selectBrokenLimit);
  return (
    <>
      {limit?.kind !== 'inexact' && <TotalLine amount={total} />}
      <Box component="output" sx={{ display: 'block', mt: limit ? 2 : 0 }}>
        {limit && <Notice severity="warning">{limitMessage(limit)}</Notice>}
      </Box>
    </>
  );
}

/** `isBeside`: shown beside the lookup instead of on its own screen. */
export function CartContents({ isBeside = false }: { isBeside?: boolean }) {
  const isEmpty = useAppSelector(selectItemCount) === 0;
  const nothing = useReplacement<HTMLDivElement>(isEmpty);
  return (
    <>
      {isEmpty ? (
        <NothingInCart isBeside={isBeside} ref={nothing} />
      ) : (
        <>
          <CartCount />
          <CartItems scrolls={isBeside} />
          <SlipDivider />
          <CartTotal />
          <CartActions />
        </>
      )}
      <PaymentQueue headingLevel={isBeside ? 3 : 2} />
    </>
  );
}
