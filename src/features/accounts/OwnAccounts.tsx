import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Account } from '../../api/accountSchema.ts';
import { selectItems } from '../../store/cart/cartSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { openModal } from '../../store/modalsSlice.ts';
import { selectPendingBills } from '../../store/payment/paymentSlice.ts';
import { useToday } from '../../ui/dates/useToday.ts';
import { AccountList } from './AccountList.tsx';
import { AccountRow } from './AccountRow.tsx';
import { dueDebts } from '../../components/accounts/dueDebts.ts';
import { groupAccounts } from './groups.ts';
import { cartedDebts, countCarted, isCarted } from './inCart.ts';
import { MovedAccounts } from './MovedAccounts.tsx';
import { NoAccounts } from './NoAccounts.tsx';
import { Overview } from './Overview.tsx';
import { withoutPending } from '../../components/accounts/owed.ts';
import type { OwnAccount } from '../../components/accounts/owed.ts';
import { focusNextRow } from '../../ui/focus/rowFocus.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useOwed } from './useOwed.ts';
import { usePayDebts } from '../../components/accounts/usePayDebts.ts';
import { useRemoveAccount } from './useRemoveAccount.ts';
import { useSelection } from './useSelection.ts';

/** The accounts that are loaded, and how many there are in all. */
interface OwnAccountsProps {
  idu: string;
  accounts: readonly Account[];
  total: number;
  /** What is said of accounts that are missing here. */
  notice: ReactNode;
  /** What is rendered below the lists. */
  children: ReactNode;
}

/** The payer's accounts: what is due and when, then the lists, to pay, rename or remove. */
export function OwnAccounts({ idu, accounts, total, notice, children }: OwnAccountsProps) {
  const dispatch = useAppDispatch();
  const today = useToday();
  const { gone, remove } = useRemoveAccount(idu);
  const listed = useMemo(() => accounts.filter(({ id }) => !gone.has(id)), [accounts, gone]);
  const { own: asked, error, retry } = useOwed(listed, today);
  const pending = useAppSelector(selectPendingBills);
  const own = useMemo(() => withoutPending(asked, pending), [asked, pending]);
  const items = useAppSelector(selectItems);
  const carted = useMemo(() => cartedDebts(items), [items]);
  const { groups, movedToCart } = useMemo(() => groupAccounts(own, carted), [own, carted]);
  const debts = useMemo(() => dueDebts(own), [own]);
  const selection = useSelection(groups.flatMap((group) => group.accounts));
  const pay = usePayDebts();
  const left = total - (accounts.length - listed.length);

  const renderAccount = (each: OwnAccount) => {
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
        {...{ own, error, debts }}
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
        onPay={() => pay(selection.debts)}
      />
    </>
  );
}
