import type { CartItem } from '../../api/cartItem.ts';
import { useGetPaymentQuery } from '../../api/payments.ts';
import { isSameContent } from '../../store/payment/attempt.ts';
import type { Attempt } from '../../store/payment/attempt.ts';
import { selectItems } from '../../store/cart.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectOwnAttempt } from '../../store/payment.ts';
import { FormActions } from '../../ui/forms/formLayout.ts';
import { AccountsSlip } from './AccountsSlip.tsx';
import { FollowStatus } from './FollowStatus.tsx';
import { OutcomeHeading } from './OutcomeHeading.tsx';
import { askingLead, openLead, outcomeOf, rejectedLead } from './outcomes.ts';
import type { Outcome } from './outcomes.ts';
import { PaidReceipt } from './PaidReceipt.tsx';
import { PayAgainButton } from './PayAgainButton.tsx';
import { PaymentProblem } from './PaymentProblem.tsx';
import { ReceiptMail } from './ReceiptMail.tsx';
import { Parts, ReturnLink } from './resultFrame.tsx';

/** The sentence below the heading where this browser made the payment and there is more to say. */
function leadOf(outcome: Outcome, own: Attempt, cart: readonly CartItem[]): string | undefined {
  const isInCart = isSameContent(own.items, cart);
  if (outcome === 'verifying') return isInCart || own.link !== undefined ? openLead : undefined;
  return outcome === 'rejected' && isInCart ? rejectedLead : undefined;
}

/** The outcome of the payment with this reference, by the bank's word alone (trust T02). */
export function PaymentResult({ reference }: { reference: string }) {
  const { data: payment, isLoading } = useGetPaymentQuery(reference);
  const own = useAppSelector((state) => selectOwnAttempt(state, reference));
  const cart = useAppSelector(selectItems);
  const outcome = outcomeOf(payment);
  const canPayAgain = own && !isLoading && (outcome === 'verifying' || outcome === 'rejected');
  const items = payment?.items.length ? payment.items : (own?.items ?? []);
  return (
    <>
      <OutcomeHeading
        outcome={outcome}
        lead={isLoading ? askingLead : own && leadOf(outcome, own, cart)}
      />
      <Parts>
        <FollowStatus reference={reference} outcome={outcome} />
        {payment && outcome === 'paid' ? (
          <PaidReceipt payment={payment} actions={<ReturnLink />} />
        ) : (
          <>
            {
              // An unknown reference may be any text that somebody put in a URL: it is not shown.
              (payment ?? own) && (
                <AccountsSlip title="Tu pago" reference={reference} items={items} />
              )
            }
            {canPayAgain && <PaymentProblem />}
            <FormActions>
              {canPayAgain && <PayAgainButton attempt={own} />}
              <ReturnLink />
            </FormActions>
          </>
        )}
        {outcome === 'paid' && <ReceiptMail reference={reference} />}
      </Parts>
    </>
  );
}
