import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import type { Company } from '../../api/catalogueApi.ts';
import { AccountFacts } from '../../components/accounts/AccountLines.tsx';
import { itemAccount, addDebts } from '../../store/payment/addDebts.ts';
import type { CartOrigin } from '../../store/cart/cartItems.ts';
import { useAppDispatch } from '../../store/app/hooks.ts';
import { useToday } from '../../ui/dates/useToday.ts';
import { VirtualList } from '../../ui/lists/VirtualList.tsx';
import type { DebtEntry } from './accountAnswers.ts';
import { DebtRow } from './DebtRow.tsx';
import { DebtSheet } from './DebtSheet.tsx';

const keyOf = ({ key }: DebtEntry) => key;

interface DebtListProps {
  entries: readonly DebtEntry[];
  /** The entries that the search found. */
  found: readonly DebtEntry[];
  origin: CartOrigin | undefined;
  /** The queried company; only debts of other companies show the name of their company. */
  company: Company;
  grouped: boolean;
}

/**
 * The debts in the bank's order, in a virtualized list. If `grouped`, each account is shown above
 * its first debt.
 */
export function DebtList({ entries, found, origin, company, grouped }: DebtListProps) {
  const dispatch = useAppDispatch();
  const today = useToday();
  const add = useCallback(
    ({ debt, account }: DebtEntry) =>
      void dispatch(
        addDebts([debt], account.answer, {
          ...origin,
          account: itemAccount(account, account.answer),
        }),
      ),
    [dispatch, origin],
  );
  return (
    <VirtualList
      label="Deudas"
      items={entries}
      found={found}
      getKey={keyOf}
      estimateHeight={97}
      renderSheet={(printed) => (
        <DebtSheet
          entries={printed}
          namesCompany={entries.some(({ debt }) => debt.company.id !== company.id)}
          {...{ today, grouped }}
        />
      )}
      renderItem={(entry, before) => {
        const { debt, account } = entry;
        return (
          <>
            {grouped && account !== before?.account && (
              <Typography variant="h3" sx={{ pt: 3, pb: 0.5 }}>
                <AccountFacts account={{ ...account, holder: account.answer.holder }} />
              </Typography>
            )}
            <DebtRow
              entry={entry}
              today={today}
              namesCompany={debt.company.id !== company.id}
              onAdd={add}
            />
          </>
        );
      }}
    />
  );
}
