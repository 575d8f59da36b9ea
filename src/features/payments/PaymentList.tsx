import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Navigate } from 'react-router';
import { paymentsPageSize } from '../../api/paymentsApi.ts';
import { LoadError } from '../../components/errors/LoadError.tsx';
import { countOf } from '../../lib/counts.ts';
import { paths } from '../../config/paths.ts';
import { textButtonRow } from '../../theme/pageFrame.ts';
import { useHasRendered } from '../../ui/hooks/useHasRendered.ts';
import { Pager } from '../../ui/lists/Pager.tsx';
import { ListSkeleton } from '../../ui/loading/Skeletons.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { LeftOutNotice } from '../../ui/page/LeftOutNotice.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { isFiltered, writeSearch } from './paymentSearch.ts';
import type { PaymentListSearch } from './paymentSearch.ts';
import { PaymentsTable } from './PaymentsTable.tsx';
import type { usePaymentPage } from './usePaymentPage.ts';
import type { ReceiptSelection } from './useReceiptSelection.ts';

/** `onClear` is undefined without filters; then the payer has no payments at all. */
function NoPayments({ onClear }: { onClear: (() => void) | undefined }) {
  return onClear ? (
    <EmptyState
      title="Ningún pago coincide con estos filtros"
      action={
        <Button variant="outlined" onClick={onClear}>
          Ver todos los pagos
        </Button>
      }
    >
      <p>Prueba con otras fechas, otra empresa u otro estado.</p>
    </EmptyState>
  ) : (
    <EmptyState
      mark="receipt"
      title="Aún no tienes pagos"
      action={<Button href={paths.accounts}>Pagar mis cuentas</Button>}
    >
      <p>Cuando pagues una cuenta, aquí quedará con su comprobante.</p>
    </EmptyState>
  );
}

/** The first render has only so many payments, about a screenful, to be fast; the next has all. */
const screenful = 6;

/**
 * Shows a page of the list, or its error, skeleton or empty state. While another page loads, the
 * previous rows stay, dimmed.
 */
export function PaymentList({
  search,
  answer,
  selection,
  onPage,
  onClear,
}: {
  search: PaymentListSearch;
  answer: ReturnType<typeof usePaymentPage>;
  selection: ReceiptSelection;
  onPage: (page: number) => void;
  onClear: () => void;
}) {
  const { data, currentData, error, refetch } = answer;
  const isWhole = useHasRendered();
  if (error && !currentData)
    return <LoadError title="No pudimos cargar tus pagos" error={error} retry={refetch} />;
  // While a new search loads, an empty result of the previous search is not shown, because it would
  // look like the result of the new one.
  if (!data || (!currentData && data.total === 0)) {
    return (
      <>
        {/* Reserves the place of the number of payments and the head of the table. */}
        <Skeleton width={240} height={16} sx={{ mt: 0.5, mb: { xs: 3, md: '55px' } }} />
        <ListSkeleton count={paymentsPageSize} label="Buscando tus pagos" />
      </>
    );
  }

  const pages = Math.max(1, Math.ceil(data.total / paymentsPageSize));
  if (currentData && search.page > pages) {
    return <Navigate to={{ search: `${writeSearch({ ...search, page: pages })}` }} replace />;
  }
  const isPending = data.payments.some(({ status }) => status === 'pending');
  const isEmpty = data.total === 0;
  const unselected = data.payments.filter(
    (payment) => payment.status === 'paid' && !selection.has(payment),
  );
  const total = countOf(data.total, 'pago');
  return (
    <>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', mb: 1.5 }}
      >
        <Typography component="output" color="textSecondary" sx={{ py: 1 }}>
          {isEmpty ? (
            <VisuallyHidden>{total}</VisuallyHidden>
          ) : (
            <Typography component="strong" color="textPrimary" sx={{ fontWeight: 700 }}>
              {total}
            </Typography>
          )}
          {pages > 1 && <span>{` · página ${search.page} de ${pages}`}</span>}
          {isPending && (
            <Box component="span" sx={{ displayPrint: 'none' }}>
              {' · los pagos pendientes se actualizan solos'}
            </Box>
          )}
        </Typography>
        {unselected.length > 1 && (
          <Button
            variant="text"
            size="small"
            onClick={() => selection.add(unselected)}
            sx={textButtonRow}
          >
            Seleccionar todos
          </Button>
        )}
      </Stack>
      <LeftOutNotice count={data.leftOut} noun="pago" />
      {isEmpty && <NoPayments onClear={isFiltered(search) ? onClear : undefined} />}
      {data.payments.length > 0 && (
        <PaymentsTable
          payments={isWhole ? data.payments : data.payments.slice(0, screenful)}
          isStale={!currentData}
          selection={selection}
        />
      )}
      <Pager page={search.page} count={pages} onChange={onPage} />
    </>
  );
}
