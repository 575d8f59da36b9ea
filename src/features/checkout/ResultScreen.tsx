import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { boolean, string } from 'yup';
import type { Schema } from 'yup';
import { AccountsSlip } from '../../components/accounts/AccountsSlip.tsx';
import { isOf, part } from '../../lib/schemas.ts';
import { paths } from '../../config/paths.ts';
import type { ResultArrival, SearchArrival } from '../../config/paths.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import { hasEnded, isRegistered } from '../../store/payment/attempt.ts';
import type { Attempt } from '../../store/payment/attempt.ts';
import { selectOwnAttempt, selectOwnAttempts } from '../../store/payment/ownPayments.ts';
import { selectPaymentProblem } from '../../store/payment/paymentSlice.ts';
import { usePayment } from '../../components/receipt/usePayment.ts';
import { selectIsSignedIn, selectUserData } from '../../store/session/sessionSlice.ts';
import { FormActions } from '../../ui/forms/Form.tsx';
import { PageContainer } from '../../ui/page/PageContainer.tsx';
import { OutcomeHeading, ReturnLink } from './OutcomeHeading.tsx';
import { askingLead, unansweredLead } from './outcomes.ts';
import { PayAgainButton } from './PayAgainButton.tsx';
import { PaymentCheck } from './PaymentCheck.tsx';
import { PaymentProblem } from '../../components/payment/PaymentProblem.tsx';
import { PaymentResult } from './PaymentResult.tsx';
import { PaymentSearch } from './PaymentSearch.tsx';

/**
 * The screen when the registration was not answered: the bank may or may not have registered the
 * payment.
 */
function Unanswered({ attempt }: { attempt: Attempt }) {
  return (
    <>
      <OutcomeHeading outcome="verifying" lead={unansweredLead} />
      <Stack spacing={4}>
        <AccountsSlip label="Deudas de este pago" items={attempt.items} />
        <PaymentProblem />
        <FormActions>
          <PayAgainButton attempt={attempt} />
          <ReturnLink isNext={false} />
        </FormActions>
      </Stack>
    </>
  );
}

const arrivalSchema: Schema<ResultArrival> = part({
  reference: string().defined(),
  idu: string().defined(),
  isTyped: boolean().optional(),
});
const searchSchema: Schema<SearchArrival> = part({ isTyped: boolean().defined() });

/**
 * Decides when a signed-in payer's reference moves from the URL to the state of the history entry:
 * with the reference in the URL, going back after a logout would show the payment. `kept` is the
 * reference in the state, if this payer stored it. `moveTo` is the state to navigate to: null
 * removes the state after a logout, undefined means to stay.
 */
function useArrival(named: string | undefined) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const idu = useAppSelector(selectUserData)?.idu;
  const { state } = useLocation();
  // After a logout on this screen no `moveTo` is needed: the logout itself redirects to the root.
  const [wasSignedIn] = useState(isSignedIn);
  const arrival = isOf(arrivalSchema, state) ? state : undefined;
  const isTyped = isOf(searchSchema, state) && state.isTyped;
  let moveTo: ResultArrival | null | undefined;
  if (isSignedIn && idu !== undefined && named) moveTo = { reference: named, idu, isTyped };
  else if (arrival && !isSignedIn && !wasSignedIn) moveTo = null;
  const isOwn = isSignedIn && arrival?.idu === idu;
  return { kept: isOwn ? arrival?.reference : undefined, isTyped, moveTo };
}

/**
 * Shows all fields of a payment if the bank returns them, else only the public ones
 * (`PaymentCheck`). Until the bank has answered, this browser's attempt is shown, if there is one.
 */
function NamedPayment({ reference, isTyped }: { reference: string; isTyped: boolean }) {
  const own = useAppSelector((state) => selectOwnAttempt(state, reference));
  const { data, error, isLoading } = usePayment(reference);
  // After an error the components below are rendered, because they repeat the query.
  if (isLoading && !error && !own) return <OutcomeHeading outcome="verifying" lead={askingLead} />;
  const isOpen = data ? !data.isPublic : own !== undefined;
  return isOpen ? (
    <PaymentResult reference={reference} />
  ) : (
    <PaymentCheck reference={reference} isTyped={isTyped} own={own} />
  );
}

/**
 * Normalizes a reference for comparison: it may be typed in groups, and some programs change its
 * case.
 */
const plain = (reference: string) => reference.replace(/[\s-]/g, '').toLowerCase();

/**
 * Returns the reference in a URL without spaces, in the bank's spelling if this browser stores the
 * payment; undefined if the URL names none.
 */
function useReference(text: string | null): string | undefined {
  const attempts = useAppSelector(selectOwnAttempts);
  const reference = text?.replace(/\s/g, '') ?? '';
  const own = attempts
    .filter(isRegistered)
    .find((attempt) => plain(attempt.reference) === plain(reference));
  return own?.reference ?? (reference || undefined);
}

/**
 * Returns the present payer's or guest's latest attempt without an outcome, and still returns that
 * attempt after its outcome has arrived.
 */
function useLatestAttempt() {
  const attempts = useAppSelector(selectOwnAttempts);
  // An attempt to create a link for another person is left out until it is registered, because the
  // modal "Link de pago" shows its failure.
  const latest = attempts.find(
    (attempt) => !hasEnded(attempt) && (isRegistered(attempt) || attempt.isPaidHere),
  );
  // The screen keeps the attempt that it showed first, even if another tab begins a newer one.
  const [first, setFirst] = useState(latest?.startedAt);
  if (first === undefined && latest) setFirst(latest.startedAt);
  return attempts.find(({ startedAt }) => startedAt === first);
}

/**
 * /resultadoPago: the payment that the URL or the history entry's state names, else this browser's
 * payment in progress. Without any, or with an empty reference in the URL, the search for a
 * payment.
 */
export function ResultScreen() {
  const [query] = useSearchParams();
  const latestAttempt = useLatestAttempt();
  const problem = useAppSelector(selectPaymentProblem);
  const named = useReference(query.get('referencia'));
  const { kept, isTyped, moveTo } = useArrival(named);
  const isSearch = named === undefined && query.has('referencia');
  const attempt = isSearch ? undefined : latestAttempt;
  const latest = attempt && isRegistered(attempt) ? attempt.reference : undefined;
  const reference = named ?? kept ?? latest;

  // The bank refused to repeat the registration; the confirmation screen says why.
  if (!reference && !attempt && problem && !isSearch)
    return <Navigate to={paths.checkout} replace />;
  if (moveTo !== undefined) return <Navigate to={paths.result} replace state={moveTo} />;
  return (
    <PageContainer width="reading">
      {reference && <NamedPayment key={reference} reference={reference} isTyped={isTyped} />}
      {!reference && attempt && <Unanswered attempt={attempt} />}
      {!reference && !attempt && <PaymentSearch />}
    </PageContainer>
  );
}
