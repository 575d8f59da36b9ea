import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { countOf } from '../../lib/counts.ts';
import { limitMessage } from '../../store/cart/cartRules.ts';
import {
  selectBrokenLimit,
  selectItemCount,
  selectMaxItems,
  selectTotal,
} from '../../store/cart/cartSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { SlipDivider } from '../../ui/drawings/PaperSlip.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { TotalLine } from '../../ui/text/TotalLine.tsx';
import { CartActions } from './CartActions.tsx';
import { CartItems } from './CartItems.tsx';
import { PaymentQueue } from './PaymentQueue.tsx';
import { NothingInCart } from './NothingInCart.tsx';

/** How many accounts the cart holds, of how many it can; a change is announced. */
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
      {`${count} de ${countOf(maxItems, 'cuenta')}`}
    </Typography>
  );
}

/** The sum to be paid, and the contract's limit that it breaks, if any. */
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

/**
 * What the cart holds, its total, and what to do next: on a screen of its own, or beside the lookup
 * (`isBeside`).
 */
export function CartContents({ isBeside = false }: { isBeside?: boolean }) {
  const isEmpty = useAppSelector(selectItemCount) === 0;
  const [hadItems, setHadItems] = useState(!isEmpty);
  if (!isEmpty && !hadItems) setHadItems(true);
  return (
    <>
      {isEmpty ? (
        <NothingInCart isBeside={isBeside} wasEmptied={hadItems} />
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
