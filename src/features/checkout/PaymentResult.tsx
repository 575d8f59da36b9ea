import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { Payment } from '../../api/paymentsApi.ts';
import { AccountsSlip } from '../../components/accounts/AccountsSlip.tsx';
import { NextPayment } from '../../components/accounts/NextPayment.tsx';
import { BankPhone } from '../../components/payment/BankPhone.tsx';
import { ForgetMe } from '../../components/payment/ForgetMe.tsx';
import { PaymentProblem } from '../../components/payment/PaymentProblem.tsx';
import { PaidReceipt } from '../../components/receipt/PaidReceipt.tsx';
import { useReceiptLines } from '../../components/receipt/useReceiptLines.ts';
import { ProblemLink } from '../../components/receipt/ProblemLink.tsx';
import { ReceiptMail } from '../../components/receipt/ReceiptMail.tsx';
import { countOf } from '../../lib/counts.ts';
import { formatDateTime, onDateTime } from '../../lib/dates/dates.ts';
import { inChile } from '../../lib/dates/days.ts';
import { paths, questionPath } from '../../config/paths.ts';
import { isSameContent } from '../../store/cart/bills.ts';
import {
  selectBills,
  selectItems,
  selectQueue,
  selectQueuedBills,
} from '../../store/cart/cartSlice.ts';
import { fateCounts } from '../../store/cart/fateTexts.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import {
  attemptTotal,
  coveredItems,
  isPaidOrPending,
  isPaymentOf,
  leftItems,
} from '../../store/payment/attempt.ts';
import type { Attempt, RegisteredAttempt } from '../../store/payment/attempt.ts';
import { takenReason } from '../../store/payment/addDebts.ts';
import { selectOwnAttempt } from '../../store/payment/ownPayments.ts';
import { usePayment } from '../../components/receipt/usePayment.ts';
import { FormActions } from '../../ui/forms/Form.tsx';
import { LeftOutNotice } from '../../ui/page/LeftOutNotice.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { QuietRow } from '../../ui/page/QuietRow.tsx';
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
import { PaymentSummary } from './PaymentSummary.tsx';

/** Returns the sentence below the heading; undefined means the usual sentence of the outcome. */
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

/**
 * The bills that were sent with a paid or pending payment, but are not included in it, and where
 * they are now: in the cart, queued for a later payment, or in neither.
 */
function UncoveredBills({ attempt }: { attempt: RegisteredAttempt }) {
  const left = leftItems(attempt);
  const carted = useAppSelector(selectBills);
  const waiting = useAppSelector(selectQueuedBills);
  const inCart = left.filter(carted.has).length;
  const queued = left.filter(waiting.has).length;
  // The bills that are in neither, although no other payment has taken them.
  const notAdded = useAppSelector(
    (state) =>
      left.filter(
        (item) => !carted.has(item) && !waiting.has(item) && takenReason(item, state) === undefined,
      ).length,
  );
  const fates = { inCart, queued, notAdded };
  if (left.length === 0 || !isPaidOrPending(attempt)) return null;
  return (
    <Notice
      severity="warning"
      title={`Este pago incluye ${coveredItems(attempt).length} de ${countOf(attempt.items.length, 'deuda')}`}
      action={
        <Button href={paths.cart} variant="outlined" size="small">
          Ir al carro
        </Button>
      }
    >
      <span>
        {`El banco no contó ${left.length === 1 ? 'esta deuda' : 'estas deudas'}${
          inCart + queued + notAdded > 0 ? `: ${fateCounts(fates)}` : ''
        }.`}
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

/** The time at which a pending payment was sent, with the day unless it is today. */
function sentText(startedAt: number): string {
  const { day, time } = inChile(new Date(startedAt));
  const isToday = day === inChile(new Date()).day;
  return isToday ? ` a las ${time}` : onDateTime(new Date(startedAt).toISOString());
}

/**
 * The outcome of a payment for its payer. It comes only from the bank's answer; until the bank
 * lists the payment, this browser's attempt is shown. The main facts and the next step come first,
 * then the receipt or the bills, then further actions.
 */
export function PaymentResult({ reference }: { reference: string }) {
  const { data, isLoading } = usePayment(reference);
  const own = useAppSelector((state) => selectOwnAttempt(state, reference));
  const isQueued = useAppSelector((state) => selectQueue(state).length > 0);
  const isForeign = Boolean(data && own && !isPaymentOf(data, own.items));
  const payment = isForeign ? undefined : data;
  const outcome = outcomeOf(payment);
  const paid = outcome === 'paid' ? payment : undefined;
  const { isReady, isOther, isLate } = useReceiptLines(paid ?? undefined, own);
  const lead = useLead(outcome, payment, own);
  const isRepeatable = ['verifying', 'rejected', 'other'].includes(outcome);
  // The bank has already reported the payment as paid or pending, so a repetition could charge the
  // payer twice.
  const isTaken = outcome === 'verifying' && own !== undefined && isPaidOrPending(own);
  const canPayAgain = own && !isLoading && isRepeatable && !isTaken;
  const items = own ? coveredItems(own) : (payment?.items ?? []);
  const known = payment ?? own;
  const isNextQueued = isQueued && (outcome === 'paid' || outcome === 'pending');
  return (
    <>
      <OutcomeHeading
        outcome={outcome}
        lead={
          (isLoading && askingLead) || (isForeign && foreignLead) || (isLate && lateLead) || lead
        }
      />
      <Stack spacing={3}>
        {paid && isReady && (
          <PaymentSummary
            amount={paid.total}
            when={formatDateTime(paid.date)}
            reference={reference}
          />
        )}
        {payment && outcome === 'pending' && (
          <>
            <PaymentSummary
              amount={own ? attemptTotal(own) : payment.total}
              when={`Enviado al banco${own ? sentText(own.startedAt) : onDateTime(payment.date)}. Puedes cerrar esta página; si vuelves, aquí estará.`}
              reference={reference}
            />
            <BankPhone />
          </>
        )}
        {payment && outcome === 'rejected' && (
          <PaymentSummary when={formatDateTime(payment.date)} reference={reference} />
        )}
        {paid && isReady && !isOther && <ReceiptMail payment={paid} />}
        {outcome === 'rejected' && (
          <Link href={questionPath('pago-rechazado')} sx={{ alignSelf: 'flex-start' }}>
            ¿Por qué se rechazó mi pago?
          </Link>
        )}
        <FollowStatus reference={reference} outcome={outcome} />
        {own && <UncoveredBills attempt={own} />}
        {canPayAgain && <PaymentProblem />}
        {isNextQueued ? (
          <NextPayment />
        ) : (
          <FormActions>
            {canPayAgain && <PayAgainButton attempt={own} />}
            <ReturnLink isNext={!canPayAgain} />
          </FormActions>
        )}
        {paid ? (
          <PaidReceipt
            payment={paid}
            own={own}
            actions={isNextQueued && <ReturnLink isNext={false} />}
          />
        ) : (
          known && (
            <>
              <LeftOutNotice count={own ? 0 : (payment?.itemsLeftOut ?? 0)} noun="deuda">
                El total es el que informa el banco.
              </LeftOutNotice>
              <AccountsSlip
                label="Tu pago"
                // The summary of a pending or rejected payment has the reference already.
                reference={
                  payment && ['pending', 'rejected'].includes(outcome) ? undefined : reference
                }
                items={items}
                total={own ? undefined : payment?.total}
              />
              {isNextQueued && (
                <FormActions>
                  <ReturnLink isNext={false} />
                </FormActions>
              )}
            </>
          )
        )}
        {known && (
          <QuietRow>
            {paid && isReady && <KeepAccounts payment={paid} own={own} />}
            <ProblemLink {...{ reference, own }} payment={payment ?? undefined} />
            {own && outcome !== 'rejected' && <ForgetMe />}
          </QuietRow>
        )}
      </Stack>
    </>
  );
}
