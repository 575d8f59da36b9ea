import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { DebtQuery } from '../../api/debtsApi.ts';
import { withDebts, withoutPending } from '../../components/accounts/owed.ts';
import type { Owed } from '../../components/accounts/owed.ts';
import { useDebtResults } from '../../components/accounts/useDebtResults.ts';
import { countOf } from '../../lib/counts.ts';
import { sumAmounts } from '../../lib/money.ts';
import { paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectPendingBills } from '../../store/payment/paymentSlice.ts';
import type { RememberedAccount } from '../../store/rememberedAccountsSlice.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';

/** The answers to some queries as far as they are there; the rows have asked for them. */
function useOwed(accounts: readonly RememberedAccount[], queries: readonly DebtQuery[]): Owed[] {
  const results = useDebtResults(queries);
  const pending = useAppSelector(selectPendingBills);
  const answers = results.map(({ data, isError }) => ({ data, isWaiting: !data && !isError }));
  return withoutPending(withDebts(accounts, queries, answers), pending).map(({ owed }) => owed);
}

/** The accounts that were consulted, and their queries. */
interface RememberedTotalProps {
  accounts: readonly RememberedAccount[];
  queries: readonly DebtQuery[];
}

/** What the accounts owe together, in words that a screen reader says once all have answered. */
export function RememberedTotal({ accounts, queries }: RememberedTotalProps) {
  const owed = useOwed(accounts, queries);
  const count = (status: Owed['status']) => owed.filter((each) => each.status === status).length;
  const debts = owed.flatMap((each) => (each.status === 'owing' ? each.answer.debts : []));
  const isUpToDate = count('upToDate') === owed.length;
  return (
    <>
      <Typography component="div" role="status">
        {count('loading') > 0 ? (
          <span>{`Consultando ${countOf(accounts.length, 'cuenta')}…`}</span>
        ) : (
          <>
            {debts.length > 0 && (
              <>
                <span>Debes </span>
                <MoneyText amount={sumAmounts(debts)} />
                <span>{` en ${countOf(count('owing'), 'cuenta')}. `}</span>
              </>
            )}
            {isUpToDate && <span>Estás al día. </span>}
            {count('unknown') > 0 && (
              <span>{`No pudimos consultar ${countOf(count('unknown'), 'cuenta')}. `}</span>
            )}
            {count('notFound') > 0 && (
              <span>{`El banco no encontró ${countOf(count('notFound'), 'cuenta')}.`}</span>
            )}
          </>
        )}
      </Typography>
      {debts.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          Al pagar desde aquí aceptas los <Link href={paths.terms}>Términos y Condiciones</Link>.
        </Typography>
      )}
    </>
  );
}
