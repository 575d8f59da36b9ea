import { useNavigate } from 'react-router';
import { emailPaymentPath, paths } from '../../paths.ts';
import { isSameContent } from '../../store/cart/bills.ts';
import { selectItems } from '../../store/cart/cartSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import type { Attempt } from '../../store/payment/attempt.ts';
import { paymentRequested, selectIsPaying } from '../../store/payment/paymentSlice.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';

/**
 * 'Intentar de nuevo': repeats an attempt without an outcome, as the bank registers the same cart
 * only once. After a rejection, or with another cart by now, leads to the confirmation; with an
 * empty cart to the lookup; for a payment link back to the link.
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
  const anew = items.length > 0 ? paths.checkout : paths.lookup;
  return (
    <LoadingButton
      loading={isPaying}
      onClick={() =>
        repeats
          ? dispatch(paymentRequested({ email }))
          : void navigate(link === undefined ? anew : emailPaymentPath(link))
      }
    >
      Intentar de nuevo
    </LoadingButton>
  );
}
