import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Account } from '../../api/accountSchema.ts';
import { aliasLength } from '../../components/accounts/alias.ts';
import { dueDebts } from '../../components/accounts/dueDebts.ts';
import { withoutPending, unreadDebts } from '../../components/accounts/owed.ts';
import type { OwedAccount } from '../../components/accounts/owed.ts';
import { useTakenElsewhere } from '../../components/payment/useTakenElsewhere.ts';
import { usePayDebts } from '../../components/accounts/usePayDebts.ts';
import { paths } from '../../config/paths.ts';
import { selectItems } from '../../store/cart/cartSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import { openModal } from '../../store/session/modalsSlice.ts';
import { selectPendingBills } from '../../store/payment/ownPayments.ts';
import { useToday } from '../../ui/dates/useToday.ts';
import { focusNextRow } from '../../ui/focus/removal.ts';
import { CheckIcon } from '../../ui/icons/icons.tsx';
import { useListSearch } from '../../ui/lists/useListSearch.tsx';
import { VirtualList } from '../../ui/lists/VirtualList.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { AccountRow } from './AccountRow.tsx';
import { cartedDebts, countCarted, groupAccounts, isCarted } from './groups.ts';
import { NoAccounts } from './NoAccounts.tsx';
import type { ForwardViewProps } from './ForwardView.tsx';
import { Overview } from './Overview.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useOwed } from './useOwed.ts';
import { useRemoveAccount } from './useRemoveAccount.ts';
import { useSelection } from './useSelection.ts';

interface AccountListProps {
  name: string;
  accounts: readonly OwedAccount[];
  renderAccount: (account: OwedAccount) => ReactNode;
}

const textsOf = ({ account: { alias, company, contractName, value } }: OwedAccount) => [
  alias,
  company.name,
  contractName,
  value,
];

/** One of the screen's lists: searchable, and virtualised because a payer may have 200 accounts. */
function AccountList({ name, accounts, renderAccount }: AccountListProps) {
  const { found, search, outcome } = useListSearch(accounts, textsOf);
  return (
    <Box sx={{ mt: 5 }}>
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        {/* "Mis cuentas" is already the title of the page. */}
        {name === 'Mis cuentas' ? 'Guardadas por ti' : name}
      </Typography>
      {search && <Box sx={{ mt: 1 }}>{search}</Box>}
      {outcome}
      <VirtualList
        label={name}
        items={accounts}
        found={found}
        getKey={({ account }) => account.id}
        estimateHeight={111}
        renderItem={renderAccount}
      />
    </Box>
  );
}

/**
 * Names the suggested and Total TAG accounts (one toll tag for several motorways) that left their
 * list because all their debts are in the cart. An account returns to its list when one of its
 * debts is removed from the cart.
 */
function MovedAccounts({ accounts }: { accounts: readonly OwedAccount[] }) {
  if (accounts.length === 0) return null;
  return (
    <Alert severity="success" icon={<CheckIcon size={20} />} sx={{ mt: 3 }}>
      <span>En el carro: </span>
      {accounts.map(({ account }, index) => (
        <span key={account.id}>
          {index > 0 && <span>, </span>}
          <strong>
            <UntrustedText length={aliasLength}>{account.alias}</UntrustedText>
          </strong>
        </span>
      ))}
      <span>
        {accounts.length === 1
          ? '. Si la quitas de ahí, vuelve a su lista. '
          : '. Si las quitas de ahí, vuelven a su lista. '}
      </span>
      <Link href={paths.cart}>Ver carro</Link>
    </Alert>
  );
}

/** `accounts` are those loaded so far; `total` counts all accounts of the payer. */
interface OwnAccountsProps {
  idu: string;
  accounts: readonly Account[];
  total: number;
  rest: ForwardViewProps['rest'];
  /** A notice that some accounts could not be read, if there are any. */
  notice: ReactNode;
  /** Rendered below the lists. */
  children: ReactNode;
}

/**
 * Shows the overview of the debts, and the lists in which accounts are paid, renamed or removed.
 */
export function OwnAccounts(props: OwnAccountsProps) {
  const { idu, accounts, total, rest, notice, children } = props;
  const dispatch = useAppDispatch();
  const today = useToday();
  const { gone, remove } = useRemoveAccount(idu);
  const listed = useMemo(() => accounts.filter(({ id }) => !gone.has(id)), [accounts, gone]);
  const { own: asked, retry } = useOwed(listed, today);
  useTakenElsewhere();
  const pending = useAppSelector(selectPendingBills);
  const own = useMemo(() => withoutPending(asked, pending), [asked, pending]);
  const items = useAppSelector(selectItems);
  const carted = useMemo(() => cartedDebts(items), [items]);
  const { groups, movedToCart } = useMemo(() => groupAccounts(own, carted), [own, carted]);
  const debts = useMemo(() => dueDebts(own), [own]);
  const selection = useSelection(groups.flatMap((group) => group.accounts));
  const pay = usePayDebts();
  const left = total - (accounts.length - listed.length);

  const renderAccount = (each: OwedAccount) => {
    const { id, alias } = each.account;
    return (
      <AccountRow
        {...each}
        today={today}
        carted={countCarted(each, carted)}
        isSelected={selection.has(id)}
        onSelect={(isSelected) => selection.select(id, isSelected)}
        onPay={() => pay(dueDebts([each]))}
        onEdit={() => dispatch(openModal({ kind: 'editAlias', accountId: id, alias }))}
        onRemove={(button) => {
          focusNextRow(button);
          void remove(each.account);
        }}
      />
    );
  };
  if (left === 0) return <NoAccounts />;
  return (
    <>
      {notice}
      <Overview
        {...{ own, debts, rest }}
        total={left}
        today={today}
        isCarted={({ debt }) => isCarted(debt, carted)}
        onRetry={retry}
        onPay={pay}
      />
      <MovedAccounts accounts={movedToCart} />
      {groups.map((group) => (
        <AccountList key={group.name} {...group} renderAccount={renderAccount} />
      ))}
      {children}
      <SelectionBar
        count={selection.chosen.length}
        debts={selection.debts}
        isPart={unreadDebts(selection.chosen) > 0}
        onPay={() => pay(selection.debts)}
      />
    </>
  );
}
