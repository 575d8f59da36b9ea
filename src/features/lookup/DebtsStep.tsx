import Button from '@mui/material/Button';
import { useRef } from 'react';
import type { Company, Contract } from '../../api/catalogueApi.ts';
import { useShownCompany } from '../../components/companies/shownCompanies.ts';
import { countDebts } from '../../lib/dates/debtWords.ts';
import type { AnsweredAccount } from '../../store/payment/addDebts.ts';
import { useAppDispatch } from '../../store/app/hooks.ts';
import { stepTaken } from '../../store/lookup/lookupSlice.ts';
import type { LookupQuery } from '../../store/lookup/lookupSlice.ts';
import { ErrorState } from '../../ui/page/ErrorState.tsx';
import { StepHeading } from '../../ui/page/StepHeading.tsx';
import type { StepStart } from '../../ui/focus/useStepFocus.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { debtEntries, sortAnswers } from './accountAnswers.ts';
import { BatchProgress } from './BatchProgress.tsx';
import { Debts } from './Debts.tsx';
import { DebtsSkeleton } from './DebtsSkeleton.tsx';
import { useDebtBatches } from './useDebtBatches.ts';

/** The query, and the contract it is about. */
interface DebtsStepProps {
  company: Company;
  contract: Contract;
  query: LookupQuery;
  startRef: StepStart;
}

/** The answer in one sentence, for screen readers. */
function spoken(accounts: readonly AnsweredAccount[]): string {
  const { owing, unknown, unclear } = sortAnswers(accounts);
  const { length } = debtEntries(owing);
  if (unknown.length === accounts.length) return 'El banco no encontró lo que consultaste.';
  const found = length > 0 ? `Encontramos ${countDebts(length)}.` : 'No hay deudas que mostrar.';
  const isPartial = unclear.length > 0 || owing.some(({ answer }) => answer.leftOut > 0);
  const unread = isPartial ? ' No pudimos leer toda la respuesta del banco.' : '';
  const unfound = unknown.length > 0 ? ' El banco no encontró todas las cuentas.' : '';
  return `${found}${unread}${unfound}`;
}

/** Step Deudas: the bank's answer; "Reintentar" repeats the same query (`idTrxRec`). */
export function DebtsStep({ company, contract, query, startRef }: DebtsStepProps) {
  const dispatch = useAppDispatch();
  // Also while its debts cannot be shown.
  useShownCompany(company.name);
  const heading = useRef<HTMLElement>(null);
  const { accounts, problem, retry, ...progress } = useDebtBatches(query, contract);
  const isWhole = accounts.length === query.values.length;
  const isEmpty = accounts.length === 0;
  return (
    <>
      <StepHeading
        action={
          <Button variant="text" onClick={() => dispatch(stepTaken(1))}>
            Consultar otra cuenta
          </Button>
        }
        startRef={(element) => {
          heading.current = element;
          startRef(element);
        }}
      >
        Deudas
      </StepHeading>
      <VisuallyHidden aria-live="polite">{isWhole && spoken(accounts)}</VisuallyHidden>
      {isEmpty && problem === undefined && <DebtsSkeleton />}
      {isEmpty && problem !== undefined && (
        <ErrorState
          title="No pudimos consultar tus deudas"
          headingLevel={3}
          onRetry={() => {
            // The button disappears with the error; the focus must not be lost with it.
            heading.current?.focus();
            retry();
          }}
        >
          {problem}
        </ErrorState>
      )}
      {!isEmpty && !isWhole && (
        <BatchProgress
          done={accounts.length}
          total={query.values.length}
          {...{ problem, retry, ...progress }}
        />
      )}
      {!isEmpty && <Debts {...{ company, contract, query, accounts, isWhole }} />}
    </>
  );
}
