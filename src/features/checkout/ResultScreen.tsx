import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { isText, shape } from '../../lib/guards.ts';
import type { Guard } from '../../lib/guards.ts';
import { paths } from '../../paths.ts';
import type { ResultArrival } from '../../paths.ts';
import type { Attempt } from '../../store/payment/attempt.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectAttempt, selectPaymentProblem } from '../../store/payment.ts';
import { selectIsSignedIn, selectUserData } from '../../store/session.ts';
import { LinkButton } from '../../ui/buttons/LinkButton.tsx';
import { FormActions } from '../../ui/forms/formLayout.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { PageContainer } from '../../ui/page/PageContainer.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { AccountsSlip } from './AccountsSlip.tsx';
import { OutcomeHeading } from './OutcomeHeading.tsx';
import { unansweredLead } from './outcomes.ts';
import { PayAgainButton } from './PayAgainButton.tsx';
import { PaymentProblem } from './PaymentProblem.tsx';
import { PaymentResult } from './PaymentResult.tsx';
import { Parts, ReturnLink } from './resultFrame.tsx';

/**
 * The inscription was not answered: the bank may have registered the payment or not (trust T03).
 */
function Unanswered({ attempt }: { attempt: Attempt }) {
  return (
    <>
      <OutcomeHeading outcome="verifying" lead={unansweredLead} />
      <Parts>
        <AccountsSlip title="Cuentas de este pago" items={attempt.items} />
        <PaymentProblem />
        <FormActions>
          <PayAgainButton attempt={attempt} />
          <ReturnLink />
        </FormActions>
      </Parts>
    </>
  );
}

function NothingToShow() {
  return (
    <>
      <PageHeading>Resultado del pago</PageHeading>
      <EmptyState
        title="No hay un pago que mostrar"
        action={
          <>
            <LinkButton to={paths.home}>Ir al inicio</LinkButton>
            <LinkButton to={paths.cart} variant="outlined">
              Ir al carro
            </LinkButton>
          </>
        }
      >
        Cuando pagues, aquí verás el resultado. Lo que agregaste sigue en tu carro.
      </EmptyState>
    </>
  );
}

const isArrival: Guard<ResultArrival> = shape({ reference: isText, idu: isText });

/**
 * Keeps the reference that a payer's URL names in the history's state instead: anybody may open a
 * URL, and after a logout, going back must not show what the payer paid (trust T08). `moveTo` is the
 * state to go on with, null for none.
 */
function useArrival(named: string | null) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const idu = useAppSelector(selectUserData)?.idu;
  const { state } = useLocation();
  // Who logs out on this screen is led to the root, and needs no other way.
  const [wasSignedIn] = useState(isSignedIn);
  const arrival = isArrival(state) ? state : undefined;
  let moveTo: ResultArrival | null | undefined;
  if (isSignedIn && idu !== undefined && named) moveTo = { reference: named, idu };
  else if (arrival && !isSignedIn && !wasSignedIn) moveTo = null;
  const isOwn = isSignedIn && arrival?.idu === idu;
  return { kept: isOwn ? arrival?.reference : undefined, moveTo };
}

/**
 * /resultadoPago: the payment that the URL names, else this browser's payment in progress (design,
 * "Pay").
 */
export function ResultScreen() {
  const [query] = useSearchParams();
  const attempt = useAppSelector(selectAttempt);
  const problem = useAppSelector(selectPaymentProblem);
  const latest = attempt && attempt.status !== 'asked' ? attempt.reference : undefined;
  // The first one that this screen showed: another tab may begin another.
  const [first, setFirst] = useState(latest);
  if (first === undefined && latest !== undefined) setFirst(latest);
  const own = attempt && first;
  const named = query.get('referencia');
  const { kept, moveTo } = useArrival(named);
  const reference = named || kept || own;

  // The bank refused to repeat the inscription; the confirmation screen says why.
  if (!reference && !attempt && problem) return <Navigate to={paths.checkout} replace />;
  if (moveTo !== undefined) return <Navigate to={paths.result} replace state={moveTo} />;
  return (
    <PageContainer width="reading">
      {reference && <PaymentResult key={reference} reference={reference} />}
      {!reference && attempt && <Unanswered attempt={attempt} />}
      {!reference && !attempt && <NothingToShow />}
    </PageContainer>
  );
}
