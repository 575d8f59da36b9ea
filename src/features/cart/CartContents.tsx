import { styled } from '@mui/material/styles';
import { useState } from 'react';
import {
  selectBrokenLimit,
  selectItemCount,
  selectMaxItems,
  selectTotal,
} from '../../store/cart/cartSlice.ts';
import { countOf } from '../../lib/counts.ts';
import { limitMessage } from '../../store/cart/cartRules.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { quietText } from '../../theme/quietText.ts';
import { SlipDivider } from '../../ui/drawings/PaperSlip.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { TotalLine } from '../../ui/text/TotalLine.tsx';
import { CartActions } from './CartActions.tsx';
import { CartItems } from './CartItems.tsx';
import { NothingInCart } from './NothingInCart.tsx';
import type { NothingInCartProps } from './NothingInCart.tsx';

const Count = styled('output')({
  ...quietText,
  display: 'block',
  marginBottom: 20,
});
const LimitPlace = styled('output')({ display: 'block', '&:not(:empty)': { marginTop: 16 } });

/** How many accounts the cart holds, of how many it can; a change is announced. */
function CartCount() {
  const count = useAppSelector(selectItemCount);
  const maxItems = useAppSelector(selectMaxItems);
  return <Count>{`${count} de ${countOf(maxItems, 'cuenta')}`}</Count>;
}

/** The sum to be paid, and the contract's limit that it breaks, if any. */
function CartTotal() {
  const total = useAppSelector(selectTotal);
  const limit = useAppSelector(selectBrokenLimit);
  return (
    <>
      {limit?.kind !== 'inexact' && <TotalLine amount={total} />}
      <LimitPlace>{limit && <Notice severity="warning">{limitMessage(limit)}</Notice>}</LimitPlace>
    </>
  );
}

/** Where the contents are shown. */
type CartContentsProps = Omit<NothingInCartProps, 'wasEmptied'>;

/**
 * What the cart holds, its total, and what to do next; shown beside the lookup and on a screen of
 * its own.
 */
export function CartContents(place: CartContentsProps) {
  const isEmpty = useAppSelector(selectItemCount) === 0;
  const [hadItems, setHadItems] = useState(!isEmpty);
  if (!isEmpty && !hadItems) setHadItems(true);
  if (isEmpty) return <NothingInCart {...place} wasEmptied={hadItems} />;
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
