import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Account } from '../../api/accountSchema.ts';
import { useConsultDebtsQuery } from '../../api/debtsApi.ts';
import type { DebtQuery } from '../../api/debtsApi.ts';
import { AccountOwed } from '../../components/accounts/AccountOwed.tsx';
import { dueDebts } from '../../components/accounts/dueDebts.ts';
import { withDebts, withoutPending } from '../../components/accounts/owed.ts';
import { usePayDebts } from '../../components/accounts/usePayDebts.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { billSet } from '../../store/cart/bills.ts';
import { selectItems } from '../../store/cart/cartSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectPendingBills } from '../../store/payment/paymentSlice.ts';
import { useToday } from '../../ui/dates/useToday.ts';
import type { ListedAccount } from './inCatalogue.ts';

interface RememberedOwedProps extends Omit<ListedAccount, 'isGone'> {
  id: string;
  query: DebtQuery;
}

/** A remembered account as the screens of accounts know them. */
function asAccount({ account, company, contract }: Omit<ListedAccount, 'isGone'>): Account {
  const { companyId, ...named } = account;
  return {
    ...named,
    id: companyId,
    contractName: contract?.name ?? '',
    company: { id: companyId, name: company?.name ?? account.alias, image: company?.image ?? '' },
    isSuggested: false,
    isTotalTag: contract?.totalTag ?? false,
  };
}

/** What a remembered account owes, and the press that pays it; accounts of a convenio share a query. */
export function RememberedOwed({ id, query, ...listed }: RememberedOwedProps) {
  const today = useToday();
  const { currentData: data, isFetching } = useConsultDebtsQuery(query);
  const pending = useAppSelector(selectPendingBills);
  const carted = useAppSelector(selectItems);
  const pay = usePayDebts({ acceptsTerms: true });
  const account = asAccount(listed);
  const asked = withDebts([account], [query], [{ data, isWaiting: isFetching && !data }]);
  const own = withoutPending(asked, pending);
  const alias = plainText(account.alias, 60);
  return own.map((each) => {
    const { owed } = each;
    const debts = dueDebts([each]);
    const inCart = debts.filter(({ debt }) => billSet(carted).hasCharge(debt)).length;
    return (
      <Stack
        key={id}
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ alignItems: { sm: 'center' }, gap: '8px 16px' }}
      >
        <AccountOwed id={id} owed={owed} carted={inCart} today={today} />
        {owed.status === 'owing' && (
          <Button size="small" aria-label={`Pagar ${alias}`} onClick={() => pay(debts)}>
            Pagar
          </Button>
        )}
      </Stack>
    );
  });
}
