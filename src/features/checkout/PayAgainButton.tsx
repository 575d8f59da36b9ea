import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router';
import { emailPaymentPath, paths } from '../../config/paths.ts';
import type { CartArrival } from '../../config/paths.ts';
import { groupBy } from '../../lib/arrays.ts';
import { addAgain, showRefusals } from '../../store/payment/addDebts.ts';
import { isSameContent } from '../../store/cart/bills.ts';
import { selectItems } from '../../store/cart/cartSlice.ts';
import { notAddedText } from '../../store/cart/fateTexts.ts';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import type { Attempt } from '../../store/payment/attempt.ts';
import { requestPayment } from '../../store/payment/pay.ts';
import { selectClientEmail, selectIsPaying } from '../../store/payment/paymentSlice.ts';
import { selectUserData } from '../../store/session/sessionSlice.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';

/**
 * 'Intentar de nuevo'. If the attempt (one try to pay) has no outcome and the cart still has
 * exactly its bills, a press sends the same payment again; the bank recognises the payment by the
 * attempt's key. If the payment was made through a payment link, a press returns to that link.
 * Otherwise a press opens the confirmation, or the lookup (which queries debts) if nothing can be
 * paid.
 */
export function PayAgainButton({ attempt }: { attempt: Attempt }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const items = useAppSelector(selectItems);
  const isPaying = useAppSelector(selectIsPaying);
  const ownEmail = useAppSelector(selectUserData)?.email;
  const email = useAppSelector(selectClientEmail) ?? ownEmail;
  const { link, isPaidHere } = attempt;
  const isUndecided = attempt.status === 'asked' || attempt.status === 'open';
  const repeats =
    isUndecided &&
    isPaidHere &&
    link === undefined &&
    email !== undefined &&
    isSameContent(attempt.items, items);

  function goOn(): void {
    if (link !== undefined) return void navigate(emailPaymentPath(link));
    // A pending payment empties the cart. If it is rejected later, its items are added again.
    const isLost = attempt.status === 'rejected' && items.length === 0;
    const { added, refused } = dispatch(addAgain(isLost ? attempt.items : []));
    if (items.length + added === 0) {
      dispatch(showRefusals(refused));
      return void navigate(paths.lookup);
    }
    const news = [...groupBy(refused, ({ reason }) => reason)].map(([reason, { length }]) =>
      notAddedText(length, reason),
    );
    const arrival: CartArrival | undefined = news.length > 0 ? { news } : undefined;
    void navigate(paths.checkout, { state: arrival });
  }
  return (
    <>
      <LoadingButton
        loading={isPaying}
        busyText="Registrando tu pago…"
        onClick={() => (repeats ? dispatch(requestPayment(email)) : goOn())}
      >
        Intentar de nuevo
      </LoadingButton>
      {repeats && (
        // The address may be an outdated one, stored from an earlier payment, so it is shown. It is
        // on a line below the buttons, because beside them it would make their row taller.
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ order: 1, flexBasis: '100%', overflowWrap: 'anywhere' }}
        >
          {`El comprobante llegará a ${email}.`}
        </Typography>
      )}
    </>
  );
}
