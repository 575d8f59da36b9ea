import { useNavigate } from 'react-router';
import { emailPaymentPath, paths } from '../../paths.ts';
import { addAllDebts } from '../../store/cart/addDebts.ts';
import { isSameContent } from '../../store/cart/bills.ts';
import { selectItems } from '../../store/cart/cartSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import type { Attempt } from '../../store/payment/attempt.ts';
import { paymentRequested, selectIsPaying } from '../../store/payment/paymentSlice.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';

/**
 * 'Intentar de nuevo': repeats an attempt without an outcome, as the bank registers the same cart
 * only once. After a rejection, or with another cart by now, leads to the confirmation; what was
 * rejected after it had left the cart is in it again. With an empty cart leads to the lookup; for a
 * payment link back to the link.
 */
export function PayAgainButton({ attempt }: { attempt: Attempt }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const items = useAppSelector(selectItems);
  const isPaying = useAppSelector(selectIsPaying);
  const { email, link } = attempt;
  const repeats =
    (attempt.status === 'asked' || attempt.status === 'open') &&
    email !== undefined &&
    isSameContent(attempt.items, items);

  function goOn(): void {
    if (link !== undefined) return void navigate(emailPaymentPath(link));
    const isLost = attempt.status === 'rejected' && items.length === 0;
    const lost = isLost ? attempt.items : [];
    const { added } = dispatch(
      addAllDebts(lost.map((item) => ({ debt: item, limits: {}, origin: item }))),
    );
    void navigate(items.length + added > 0 ? paths.checkout : paths.lookup);
  }
  return (
    <LoadingButton
      loading={isPaying}
      onClick={() => (repeats ? dispatch(paymentRequested({ email })) : goOn())}
    >
      Intentar de nuevo
    </LoadingButton>
  );
}
