import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Payment } from '../../api/paymentsApi.ts';
import { AccountsSlip } from '../../components/accounts/AccountsSlip.tsx';
import { NextPayment } from '../../components/accounts/NextPayment.tsx';
import { ForgetMe } from '../../components/payment/ForgetMe.tsx';
import { PaymentProblem } from '../../components/payment/PaymentProblem.tsx';
import { PaidReceipt, useReceiptLines } from '../../components/receipt/PaidReceipt.tsx';
import { ProblemLink } from '../../components/receipt/ProblemLink.tsx';
import { ReceiptMail } from '../../components/receipt/ReceiptMail.tsx';
import { countOf } from '../../lib/counts.ts';
import { paths } from '../../config/paths.ts';
import { isSameContent } from '../../store/cart/bills.ts';
import { selectItems } from '../../store/cart/cartSlice.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import {
  coveredItems,
  isPaidOrPending,
  isPaymentOf,
  leftItems,
} from '../../store/payment/attempt.ts';
import type { Attempt, RegisteredAttempt } from '../../store/payment/attempt.ts';
import { selectOwnAttempt } from '../../store/payment/paymentSlice.ts';
import { usePayment } from '../../components/receipt/usePayment.ts';
import { FormActions } from '../../ui/forms/Form.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { FollowStatus } from './FollowStatus.tsx';
import { KeepAccounts } from './KeepAccounts.tsx';
import { OutcomeHeading, ReturnLink } from './OutcomeHeading.tsx';
import {
  askingLead,
  foreignLead,
  lateLead,
  lostLead,
  openAdvice,
  otherLead,
  outcomeOf,
  outcomeTexts,
  rejectedLead,
  unlistedLead,
} from './outcomes.ts';
import type { Outcome } from './outcomes.ts';
import { PayAgainButton } from './PayAgainButton.tsx';

/** The sentence below the heading where there is more to say than usual. */
function useLead(outcome: Outcome, payment: Payment | null | undefined, own?: Attempt) {
  const cart = useAppSelector(selectItems);
  if (outcome === 'other' && payment) return otherLead(payment.statusWord);
  const isInCart = own !== undefined && isSameContent(own.items, cart);
  if (outcome === 'verifying') {
    if (payment === null && own && isPaidOrPending(own)) return lostLead;
    const lead = payment === null ? unlistedLead : outcomeTexts.verifying.lead;
    return isInCart || own?.link !== undefined ? `${lead} ${openAdvice}` : lead;
  }
  return outcome === 'rejected' && isInCart ? rejectedLead : undefined;
}

/** The bills that the bank did not count to a payment that it took: they are in the cart. */
function LeftOut({ attempt }: { attempt: RegisteredAttempt }) {
  const left = leftItems(attempt);
  if (left.length === 0 || !isPaidOrPending(attempt)) return null;
  return (
    <Notice
      severity="warning"
      title={`Este pago incluye ${coveredItems(attempt).length} de ${countOf(attempt.items.length, 'cuenta')}`}
      action={
        <Button href={paths.cart} variant="outlined" size="small">
          Ir al carro
        </Button>
      }
    >
      <span>
        {left.length === 1
          ? 'El banco no contó esta cuenta: sigue en tu carro y puedes pagarla.'
          : 'El banco no contó estas cuentas: siguen en tu carro y puedes pagarlas.'}
      </span>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {left.map((item) => (
          <li key={item.debtFrontId}>
            <UntrustedText>{item.company.name}</UntrustedText>
            <span>, </span>
            <UntrustedText>{item.invoiceId}</UntrustedText>
            <span>: </span>
            <MoneyText amount={item.amount} />
          </li>
        ))}
      </Box>
    </Notice>
  );
}

/**
 * The outcome of a payment for its payer, by the bank's word alone. Until the bank knows the
 * reference, only what this browser knows of it is shown.
 */
export function PaymentResult({ reference }: { reference: string }) {
  const { data, isLoading } = usePayment(reference);
  const own = useAppSelector((state) => selectOwnAttempt(state, reference));
  const isForeign = Boolean(data && own && !isPaymentOf(data, own.items));
  const payment = isForeign ? undefined : data;
  const outcome = outcomeOf(payment);
  const paid = outcome === 'paid' ? payment : undefined;
  const { isReady, isOther, isLate } = useReceiptLines(paid ?? undefined, own);
  const lead = useLead(outcome, payment, own);
  const isRepeatable = ['verifying', 'rejected', 'other'].includes(outcome);
  // What the bank said before holds while it says nothing new.
  const isTaken = outcome === 'verifying' && own !== undefined && isPaidOrPending(own);
  const canPayAgain = own && !isLoading && isRepeatable && !isTaken;
  const items = own ? coveredItems(own) : (payment?.items ?? []);
  return (
    <>
      <OutcomeHeading
        outcome={outcome}
        lead={
          (isLoading && askingLead) || (isForeign && foreignLead) || (isLate && lateLead) || lead
        }
      />
      <Stack spacing={4}>
        <FollowStatus reference={reference} outcome={outcome} />
        {own && <LeftOut attempt={own} />}
        {paid ? (
          <PaidReceipt payment={paid} own={own} actions={<ReturnLink />} />
        ) : (
          <>
            {(payment ?? own) && (
              <AccountsSlip label="Tu pago" reference={reference} items={items} />
            )}
            {canPayAgain && <PaymentProblem />}
            <FormActions>
              {canPayAgain && <PayAgainButton attempt={own} />}
              <ReturnLink />
            </FormActions>
          </>
        )}
        {paid && <NextPayment />}
        {paid && isReady && <KeepAccounts payment={paid} own={own} />}
        {paid && isReady && !isOther && <ReceiptMail payment={paid} />}
        {(payment ?? own) && (
          <Stack>
            <ProblemLink {...{ reference, own }} payment={payment ?? undefined} />
            {own && <ForgetMe />}
          </Stack>
        )}
      </Stack>
    </>
  );
}
