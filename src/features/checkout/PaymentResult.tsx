import { styled } from '@mui/material/styles';
import { useGetPaymentQuery } from '../../api/payments.ts';
import { paths } from '../../paths.ts';
import { selectItems } from '../../store/cart.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { isSameContent } from '../../store/attempts.ts';
import { selectOwnAttempt } from '../../store/payment.ts';
import { selectIsSignedIn } from '../../store/session.ts';
import { Button } from '../../ui/Button.tsx';
import { PrinterIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { AccountsSlip } from './AccountsSlip.tsx';
import { FollowStatus } from './FollowStatus.tsx';
import { OutcomeHeading } from './OutcomeHeading.tsx';
import { openLead, outcomeOf, rejectedLead } from './outcomes.ts';
import type { Outcome } from './outcomes.ts';
import { PaidReceipt } from './PaidReceipt.tsx';
import { ReceiptMail } from './ReceiptMail.tsx';
import { RetryButton } from './RetryButton.tsx';

export const Parts = styled('div')({ display: 'grid', gap: 32 });
export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });
/** 'Volver': where a payer goes on after a payment (spec 2, route table). */
export function ReturnLink() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <LinkButton to={isSignedIn ? paths.accounts : paths.lookup} variant="outlined">
      Volver
    </LinkButton>
  );
}

/** The sentence below the heading of an own payment, where there is more to say than of a stranger's. */
function leadOf(outcome: Outcome, isInCart: boolean): string | undefined {
  if (outcome === 'verifying') return openLead;
  return outcome === 'rejected' && isInCart ? rejectedLead : undefined;
}

/** What became of the payment with this reference, by the bank's word alone (trust T02). */
export function PaymentResult({ reference }: { reference: string }) {
  const { data: payment } = useGetPaymentQuery(reference);
  const own = useAppSelector((state) => selectOwnAttempt(state, reference));
  const cart = useAppSelector(selectItems);
  const outcome = outcomeOf(payment);
  const items = payment?.items ?? own?.items ?? [];
  return (
    <>
      <OutcomeHeading
        outcome={outcome}
        lead={own && leadOf(outcome, isSameContent(own.items, cart))}
      />
      <Parts>
        <FollowStatus reference={reference} outcome={outcome} />
        {payment && outcome === 'paid' ? (
          <PaidReceipt payment={payment} />
        ) : (
          // A reference that nobody knows is somebody's text in a URL: it is not shown.
          items.length > 0 && <AccountsSlip title="Tu pago" reference={reference} items={items} />
        )}
        <Actions>
          {own && (outcome === 'verifying' || outcome === 'rejected') && (
            <RetryButton attempt={own} />
          )}
          {outcome === 'paid' && (
            <Button
              startIcon={<PrinterIcon size={20} />}
              variant="contained"
              onClick={() => print()}
            >
              Imprimir comprobante
            </Button>
          )}
          <ReturnLink />
        </Actions>
        {outcome === 'paid' && <ReceiptMail reference={reference} />}
      </Parts>
    </>
  );
}
