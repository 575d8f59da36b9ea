import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Company, Contract } from '../../api/catalogueApi.ts';
import { useTakenElsewhere } from '../../components/payment/useTakenElsewhere.ts';
import { formatAccountValue } from '../../lib/identifiers/identifiers.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { unreadDebtsText } from '../../lib/unread.ts';
import {
  addAllDebts,
  collectTotalTag,
  everythingOwed,
  showKnown,
  takenReason,
} from '../../store/payment/addDebts.ts';
import type { Additions, AnsweredAccount } from '../../store/payment/addDebts.ts';
import { totalTagOrigin } from '../../store/cart/cartItems.ts';
import { selectItemCount } from '../../store/cart/cartSlice.ts';
import { useAppSelector, useAppStore } from '../../store/app/hooks.ts';
import { selectLookup } from '../../store/lookup/lookupSlice.ts';
import type { LookupQuery } from '../../store/lookup/lookupSlice.ts';
import { useListSearch } from '../../ui/lists/useListSearch.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { QuietRow } from '../../ui/page/QuietRow.tsx';
import { contradictionsOf, debtEntries, debtTexts, sortAnswers } from './accountAnswers.ts';
import { AccountNotices } from './AccountNotices.tsx';
import { AdditionsNotice } from './AdditionsNotice.tsx';
import { DebtFiles } from './DebtFiles.tsx';
import { DebtList } from './DebtList.tsx';
import { DebtToolbar } from './DebtToolbar.tsx';
import { NothingOwed } from './NothingOwed.tsx';
import { RememberChoice } from './RememberChoice.tsx';

interface DebtsProps {
  company: Company;
  contract: Contract;
  query: LookupQuery;
  accounts: readonly AnsweredAccount[];
  /** Whether the bank has answered for every account. */
  isWhole: boolean;
}

/** Shows the answers so far; `accounts` grows while a long list is queried. */
export function Debts({ company, contract, query, accounts, isWhole }: DebtsProps) {
  const store = useAppStore();
  const { dispatch } = store;
  const { totalTagSelected } = useAppSelector(selectLookup);
  useTakenElsewhere();
  const [additions, setAdditions] = useState<Additions>();
  const { owing, upToDate, unknown, unclear } = useMemo(() => sortAnswers(accounts), [accounts]);
  const entries = useMemo(() => debtEntries(owing), [owing]);
  const { found, search, outcome } = useListSearch(entries, debtTexts);
  const unread = owing.reduce((sum, { answer }) => sum + answer.leftOut, 0);
  const answers = useMemo(() => owing.map(({ answer }) => answer), [owing]);
  const origin = useMemo(
    () => (totalTagSelected ? totalTagOrigin(answers) : undefined),
    [totalTagSelected, answers],
  );
  useEffect(() => {
    // After a press on "Pagar Total TAG" (one toll tag for several motorways), all debts of the
    // complete answer are added to the cart, once per press.
    const collected = isWhole ? dispatch(collectTotalTag(owing)) : undefined;
    // The effect sets the state, because only the dispatch, which is forbidden during a render,
    // returns the result.
    // oxlint-disable-next-line react/set-state-in-effect
    if (collected) setAdditions(collected);
  }, [owing, isWhole, dispatch]);

  // The selector returns a boolean, because a count would re-render the whole list whenever a debt
  // is added.
  const isCartEmpty = useAppSelector((state) => selectItemCount(state) === 0);
  // Hides the result once the cart is empty again; a result that added nothing stays.
  const isUndone = isCartEmpty && additions?.added !== 0;
  const addFirst = (count: number) => {
    const all = everythingOwed(owing, origin);
    const state = store.getState();
    // `count` counts only the debts that can be paid. Debts between them that cannot be paid are
    // passed along, so that the notice says why they were refused.
    const [end] = all.filter(({ debt }) => !takenReason(debt, state)).slice(count);
    const candidates = end ? all.slice(0, all.indexOf(end)) : all;
    const result = dispatch(addAllDebts(candidates));
    const isAllThere = result.added + result.refused.length === 0;
    if (isAllThere) dispatch(showKnown(candidates.map(({ debt }) => debt)));
    setAdditions(isAllThere ? undefined : result);
  };
  const show = useCallback(
    (value: string) => formatAccountValue(contract, query.kind, value),
    [contract, query.kind],
  );
  const contradictions = useMemo(
    () =>
      owing.flatMap(({ value, answer }) => contradictionsOf(answer, plainText(show(value), 40))),
    [owing, show],
  );
  const [alone] = accounts.length === 1 ? accounts : [];
  const notices = <AccountNotices {...{ upToDate, unknown, unclear, show }} />;
  return (
    <>
      {alone && owing.length + unclear.length === 0 ? (
        <NothingOwed account={alone} company={company} value={show(alone.value)} />
      ) : (
        entries.length === 0 && notices
      )}
      {entries.length > 0 && (
        <>
          <Stack spacing={1.5} sx={{ mb: unread + contradictions.length > 0 ? 1 : 0 }}>
            {unread > 0 && <Notice severity="warning">{unreadDebtsText(unread)}</Notice>}
            {contradictions.length > 0 && (
              <Notice severity="warning" title="El banco se contradice">
                {contradictions.map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </Notice>
            )}
          </Stack>
          <DebtToolbar
            {...{ entries, search }}
            isPart={!isWhole || unread + unclear.length > 0}
            others={upToDate.length + unknown.length + unclear.length}
            onAdd={addFirst}
          />
          <AdditionsNotice additions={isUndone ? undefined : additions} />
          {outcome}
          <DebtList {...{ entries, found, origin, company }} grouped={accounts.length > 1} />
          {/* The notices are below the debts, so that debts are visible without scrolling; the
              toolbar says how many accounts the notices are about. */}
          {notices}
        </>
      )}
      <Box sx={{ mt: 1 }}>
        <QuietRow>
          {entries.length > 0 && (
            <DebtFiles {...{ entries, unknown, company, contract, show }} kind={query.kind} />
          )}
          <RememberChoice
            {...{ company, contract }}
            kind={query.kind}
            found={[...owing, ...upToDate]}
          />
        </QuietRow>
      </Box>
    </>
  );
}
