import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Account } from '../../api/accountSchema.ts';
import { AccountOwed } from '../../components/accounts/AccountOwed.tsx';
import { dueDebts } from '../../components/accounts/dueDebts.ts';
import type { Owed } from '../../components/accounts/owed.ts';
import { usePayDebts } from '../../components/accounts/usePayDebts.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { billSet } from '../../store/cart/bills.ts';
import { selectItems } from '../../store/cart/cartSlice.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import { useToday } from '../../ui/dates/useToday.ts';
import type { ListedAccount } from './inCatalogue.ts';

interface RememberedOwedProps extends Omit<ListedAccount, 'isGone'> {
  id: string;
  owed: Owed;
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

/** The debts of a remembered account, and the button that pays them. */
export function RememberedOwed({ id, owed, ...listed }: RememberedOwedProps) {
  const today = useToday();
  const carted = useAppSelector(selectItems);
  const pay = usePayDebts({ acceptsTerms: true });
  const alias = plainText(listed.account.alias, 60);
  const debts = dueDebts([{ account: asAccount(listed), owed }]);
  const inCart = debts.filter(({ debt }) => billSet(carted).hasCharge(debt)).length;
  return (
    <Stack
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
}
