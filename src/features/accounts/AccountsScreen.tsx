import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { useGetAccountsInfiniteQuery } from '../../api/accountsApi.ts';
import { shownError } from '../../api/errors.ts';
import { LoadError } from '../../components/errors/LoadError.tsx';
import { uniqueById } from '../../lib/duplicates.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import { selectUserData } from '../../store/session/sessionSlice.ts';
import { ListSkeleton } from '../../ui/loading/Skeletons.tsx';
import { LeftOutNotice } from '../../ui/page/LeftOutNotice.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { MoreAccounts } from './MoreAccounts.tsx';
import { NoAccounts } from './NoAccounts.tsx';
import { OverviewSkeleton, OverviewSlip } from './OverviewSlip.tsx';
import { OwnAccounts } from './OwnAccounts.tsx';
import { useRevealSavedAccount } from './savedAccount.ts';

function AccountsSkeleton() {
  return (
    <>
      <OverviewSlip isAwaited>
        <OverviewSkeleton />
      </OverviewSlip>
      <Box sx={{ mt: 5 }}>
        <ListSkeleton count={5} label="Buscando tus cuentas" />
      </Box>
    </>
  );
}

const lead = 'Lo que debes hoy en tus cuentas, y cuándo vence.';

/** Loads the accounts page by page; an account that the bank lists twice is shown once. */
function Accounts({ idu }: { idu: string }) {
  const { data, error, isFetching, hasNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    useGetAccountsInfiniteQuery(idu);
  const accounts = useMemo(
    () => uniqueById(data?.pages.flatMap((page) => page.accounts) ?? []),
    [data],
  );
  const [isAdding, setIsAdding] = useState(false);
  const addRest = async () => {
    setIsAdding(true);
    let page = await fetchNextPage();
    while (page.hasNextPage && !page.isError) page = await fetchNextPage();
    setIsAdding(false);
  };
  const canGoOn = hasNextPage && !isFetching && !error;
  useRevealSavedAccount(accounts, canGoOn ? () => void fetchNextPage() : undefined);
  if (!data && shownError({ error, isFetching }))
    return <LoadError title="No pudimos cargar tus cuentas" error={error} retry={refetch} />;
  const leftOut = data?.pages.reduce((sum, page) => sum + page.leftOut, 0) ?? 0;
  const unread = (
    <LeftOutNotice count={leftOut} noun="cuenta">
      {`Lo que debas en ${leftOut === 1 ? 'ella' : 'ellas'} no está en tus totales.`}
    </LeftOutNotice>
  );
  if (accounts.length === 0 && leftOut > 0 && !hasNextPage) return unread;
  if (accounts.length === 0) return data && !isFetching ? <NoAccounts /> : <AccountsSkeleton />;
  // Once the last page is loaded, the loaded accounts are counted: the total in the bank's answer
  // may differ from their number.
  const total = hasNextPage ? (data?.pages.at(-1)?.total ?? 0) : accounts.length;
  return (
    <OwnAccounts
      {...{ idu, accounts, total }}
      rest={hasNextPage ? { isAdding, add: () => void addRest() } : undefined}
      notice={unread}
    >
      <MoreAccounts
        pages={data?.pages.length ?? 0}
        {...{ total, hasNextPage, isFetching, error }}
        onMore={() => void (error && !isFetchNextPageError ? refetch() : fetchNextPage())}
      />
    </OwnAccounts>
  );
}

/** The screen that opens after signing in (/inicio/cuentas). */
export function AccountsScreen() {
  const payer = useAppSelector(selectUserData);
  return (
    <Page title="Mis cuentas" lead={lead}>
      {payer && <Accounts idu={payer.idu} />}
    </Page>
  );
}
