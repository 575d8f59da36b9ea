import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { Company, Contract } from '../../api/catalogueApi.ts';
import type { AccountDebts } from '../../api/debtsApi.ts';
import { AccountFacts } from '../../components/accounts/AccountLines.tsx';
import { useShownCompany } from '../../components/companies/shownCompanies.ts';
import { countOf } from '../../lib/counts.ts';
import { countDebts } from '../../lib/dates/debtWords.ts';
import type { AnsweredAccount } from '../../store/payment/addDebts.ts';
import { useAppDispatch } from '../../store/app/hooks.ts';
import { stepTaken } from '../../store/lookup/lookupSlice.ts';
import type { LookupQuery } from '../../store/lookup/lookupSlice.ts';
import { ErrorState } from '../../ui/page/ErrorState.tsx';
import type { StepStart } from '../../ui/focus/arrival.ts';
import { DottedFacts } from '../../ui/text/DottedFacts.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { debtEntries, sortAnswers } from './accountAnswers.ts';
import { BatchProgress } from './BatchProgress.tsx';
import { Debts } from './Debts.tsx';
import { DebtsSkeleton } from './DebtsSkeleton.tsx';
import { useDebtBatches } from './useDebtBatches.ts';

interface DebtsStepProps {
  company: Company;
  contract: Contract;
  query: LookupQuery;
  startRef: StepStart;
}

/** `answer` is the bank's answer for the first account of the query, once it has arrived. */
interface AskedAccountProps {
  company: Company;
  contract: Contract;
  query: LookupQuery;
  answer: AccountDebts | undefined;
}

/**
 * The queried account ("Aguas Lleuque · N° 10203040 · A*** R***") or the number of accounts, and
 * the button to change the query.
 */
function AskedAccount({ company, contract, query, answer }: AskedAccountProps) {
  const dispatch = useAppDispatch();
  const [value = '', ...others] = query.values;
  const names = [
    <Typography key="company" component="strong" sx={{ fontWeight: 600 }}>
      <UntrustedText>{company.name}</UntrustedText>
    </Typography>,
    company.contracts.length > 1 && <UntrustedText key="service">{contract.name}</UntrustedText>,
  ];
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minHeight: 48 }}
    >
      <Typography component="div" sx={{ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        {others.length > 0 ? (
          <DottedFacts>
            {names}
            <span>{countOf(query.values.length, 'cuenta')}</span>
          </DottedFacts>
        ) : (
          <AccountFacts account={{ kind: query.kind, value, holder: answer?.holder }}>
            {names}
          </AccountFacts>
        )}
      </Typography>
      <Button
        variant="text"
        sx={{ ml: 'auto', mr: 'var(--outdent)' }}
        onClick={() => dispatch(stepTaken(1))}
      >
        Cambiar
      </Button>
    </Stack>
  );
}

/** Sums up the bank's answers for screen readers. */
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

/**
 * Step Deudas. "Reintentar" repeats a failed query with its number (`idTrxRec`), as the bank's API
 * requires.
 */
export function DebtsStep({ company, contract, query, startRef }: DebtsStepProps) {
  // An operator's notice about a company appears while the page shows that company. This step
  // counts as showing the company, even while the list has no debt of the company.
  useShownCompany(company.name);
  const heading = useRef<HTMLElement>(null);
  const { accounts, problem, retry, ...progress } = useDebtBatches(query, contract);
  const isWhole = accounts.length === query.values.length;
  const isEmpty = accounts.length === 0;
  return (
    <>
      {/* The heading is visually hidden, because the stepper shows the name of the step. */}
      <VisuallyHidden
        as="h2"
        tabIndex={-1}
        ref={(element) => {
          heading.current = element;
          startRef(element);
        }}
      >
        Deudas
      </VisuallyHidden>
      <AskedAccount {...{ company, contract, query }} answer={accounts[0]?.answer} />
      <VisuallyHidden aria-live="polite">{isWhole && spoken(accounts)}</VisuallyHidden>
      {isEmpty && problem === undefined && <DebtsSkeleton />}
      {isEmpty && problem !== undefined && (
        <ErrorState
          title="No pudimos consultar tus deudas"
          headingLevel={3}
          {...(retry && {
            onRetry: () => {
              // The pressed button is removed with the error, so the heading takes the focus.
              heading.current?.focus();
              retry();
            },
          })}
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
