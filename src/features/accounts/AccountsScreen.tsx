import { skipToken } from '@reduxjs/toolkit/query';
import { useGetAccountsInfiniteQuery } from '../../api/accounts.ts';
import { errorMessage, isSessionOver } from '../../api/errors.ts';
import { paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectUserData } from '../../store/session.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageContainer } from '../../ui/PageContainer.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { VirtualList } from '../../ui/VirtualList.tsx';
import { AccountRow } from './AccountRow.tsx';

const lead = 'Las cuentas que guardaste, con la empresa que las cobra.';

/** The payer's saved accounts, five at a time (spec 7; ruling 37). */
function Accounts({ idu }: { idu: string | undefined }) {
  const answer = useGetAccountsInfiniteQuery(idu ?? skipToken);
  const accounts = answer.data?.pages.flatMap((page) => page.accounts) ?? [];
  if (answer.error && !answer.isFetching && !isSessionOver(answer.error)) {
    return (
      <ErrorState onRetry={() => void answer.refetch()}>{errorMessage(answer.error)}</ErrorState>
    );
  }
  if (!answer.data) return <ListSkeleton count={5} label="Buscando tus cuentas" />;
  if (accounts.length === 0) {
    return (
      <EmptyState
        mark="receipt"
        title="Aún no tienes cuentas guardadas"
        action={<LinkButton to={paths.addAccount}>Agregar cuenta</LinkButton>}
      >
        <p>Guarda tus servicios para pagarlos sin buscarlos cada vez.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <VirtualList
        label="Mis cuentas"
        items={accounts}
        getKey={({ id }) => id}
        renderItem={(account) => <AccountRow account={account} />}
      />
      {answer.hasNextPage && (
        <BusyButton
          variant="outlined"
          busy={answer.isFetchingNextPage}
          onClick={() => void answer.fetchNextPage()}
          style={{ marginTop: 24 }}
        >
          Ver más
        </BusyButton>
      )}
    </>
  );
}

/** Where a sign-in leads (/inicio/cuentas). */
export function AccountsScreen() {
  const payer = useAppSelector(selectUserData);
  return (
    <PageContainer>
      <PageHeading lead={lead}>Mis cuentas</PageHeading>
      <Accounts idu={payer?.idu} />
    </PageContainer>
  );
}
