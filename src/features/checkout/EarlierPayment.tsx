import { sharesBill } from '../../store/cart/bills.ts';
import { selectItems } from '../../store/cart/cartSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { isRegistered } from '../../store/payment/attempt.ts';
import { selectOwnAttempts } from '../../store/payment/paymentSlice.ts';
import { Notice } from '../../ui/page/Notice.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';

/**
 * Warns whoever is about to pay bills again whose earlier payment stands as only the bank can say:
 * whether that one was charged, the portal does not know.
 */
export function EarlierPayment() {
  const items = useAppSelector(selectItems);
  const earlier = useAppSelector(selectOwnAttempts)
    .filter(isRegistered)
    .find((attempt) => attempt.status === 'other' && sharesBill(attempt.items, items));
  if (!earlier) return null;
  return (
    <Notice severity="warning" title="Ya hubo un pago de estas cuentas">
      El banco lo informa como «<UntrustedText>{earlier.statusWord ?? ''}</UntrustedText>». Antes de
      pagar de nuevo, revisa en tu banco que no te lo haya cobrado.
    </Notice>
  );
}
