import Button from '@mui/material/Button';
import { useMemo, useRef } from 'react';
import type { Company, Contract } from '../../api/catalogueApi.ts';
import { useConsultDebtBatchesInfiniteQuery } from '../../api/debtsApi.ts';
import { errorMessage } from '../../api/errors.ts';
import { useShownCompany } from '../../components/companies/shownCompanies.ts';
import { countDebts, incompleteAnswer } from '../../lib/debtWords.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { stepTaken } from '../../store/lookupSlice.ts';
import type { LookupQuery } from '../../store/lookupSlice.ts';
import { ErrorState } from '../../ui/page/ErrorState.tsx';
import { StepHeading } from '../../ui/page/StepHeading.tsx';
import type { StepStart } from '../../ui/page/StepHeading.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { debtEntries, pairAnswers, sortAnswers } from './accountAnswers.ts';
import type { AccountAnswer } from './accountAnswers.ts';
import { BatchProgress } from './BatchProgress.tsx';
import { Debts } from './Debts.tsx';
import { DebtsSkeleton } from './DebtsSkeleton.tsx';

/** The query, and the contract it is about. */
interface DebtsStepProps {
  company: Company;
  contract: Contract;
  query: LookupQuery;
  startRef: StepStart;
}

/** The answer in one sentence, for screen readers. */
function spoken(accounts: readonly AccountAnswer[]): string {
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
  const { kind, values, transactionId, date } = query;
  const answer = useConsultDebtBatchesInfiniteQuery({
    transactionId,
    date,
    accounts: values.map((value) => ({ contractId: contract.bankId, kind, value })),
  });
  const { currentData, error, isFetching, refetch } = answer;
  const accounts = useMemo(
    () => currentData && pairAnswers(query, contract.bankId, currentData.pages),
    [query, contract.bankId, currentData],
  );
  const isWhole = accounts?.length === values.length;
  const isWaiting = isFetching && !accounts;
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
      {isWaiting && <DebtsSkeleton />}
      {!isWaiting && !accounts && (
        <ErrorState
          title="No pudimos consultar tus deudas"
          headingLevel={3}
          onRetry={() => {
            // The button disappears with the error; the focus must not be lost with it.
            heading.current?.focus();
            void refetch();
          }}
        >
          {error ? errorMessage(error) : incompleteAnswer}
        </ErrorState>
      )}
      {accounts && <BatchProgress done={accounts.length} total={values.length} answer={answer} />}
      {accounts && <Debts {...{ company, contract, query, accounts, isWhole }} />}
    </>
  );
}
