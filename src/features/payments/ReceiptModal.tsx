import Stack from '@mui/material/Stack';
import { errorMessage, isSessionOver } from '../../api/errors.ts';
import { useGetPaymentQuery } from '../../api/paymentsApi.ts';
import { PaidReceipt } from '../../components/receipt/PaidReceipt.tsx';
import { ProblemLink } from '../../components/receipt/ProblemLink.tsx';
import { ReceiptMail } from '../../components/receipt/ReceiptMail.tsx';
import { PaperSkeleton } from '../../ui/loading/PaperSkeleton.tsx';
import { ModalFrame } from '../../ui/modals/ModalFrame.tsx';
import { ErrorState } from '../../ui/page/ErrorState.tsx';
import { ConsultAgain } from './ConsultAgain.tsx';

/** The receipt of a payment in a modal, to see, print or mail again. */
export function ReceiptModal({
  reference,
  close,
}: {
  reference: string;
  close: (confirmed: boolean) => void;
}) {
  const {
    data: payment,
    error,
    isFetching,
    refetch,
  } = useGetPaymentQuery(reference, {
    // It may have been pending when it was asked last.
    refetchOnMountOrArgChange: true,
  });
  const paid = payment?.status === 'paid' ? payment : undefined;
  const isAsking = isFetching || isSessionOver(error);
  return (
    <ModalFrame title="Comprobante" width={720} onClose={() => close(false)}>
      {paid && (
        <Stack spacing={4} sx={{ py: 1 }}>
          <PaidReceipt payment={paid} isTitled={false} />
          <ConsultAgain payment={paid} close={() => close(false)} />
          <ReceiptMail reference={reference} />
          <ProblemLink reference={reference} payment={paid} />
        </Stack>
      )}
      {!paid && isAsking && <PaperSkeleton label="Cargando el comprobante…" />}
      {!paid && !isAsking && (
        <ErrorState
          title="No pudimos cargar el comprobante"
          headingLevel={3}
          onRetry={() => void refetch()}
        >
          {error ? errorMessage(error) : 'El banco no informa este pago como pagado.'}
        </ErrorState>
      )}
    </ModalFrame>
  );
}
