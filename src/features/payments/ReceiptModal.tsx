import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useNavigate } from 'react-router';
import { errorMessage, isSessionOver } from '../../api/errors.ts';
import type { Payment } from '../../api/paymentsApi.ts';
import { usePaidAccounts } from '../../components/receipt/paidAccounts.ts';
import { PaidReceipt } from '../../components/receipt/PaidReceipt.tsx';
import { ProblemLink } from '../../components/receipt/ProblemLink.tsx';
import { ReceiptMail } from '../../components/receipt/ReceiptMail.tsx';
import { paths } from '../../config/paths.ts';
import { useAppDispatch } from '../../store/app/hooks.ts';
import { accountsConsulted, targetChosen } from '../../store/lookup/lookupSlice.ts';
import { usePayment } from '../../components/receipt/usePayment.ts';
import { textButtonRow } from '../../theme/pageFrame.ts';
import { SearchIcon } from '../../ui/icons/icons.tsx';
import { PaperSkeleton } from '../../ui/loading/PaperSkeleton.tsx';
import { ModalFrame } from '../../ui/modals/ModalFrame.tsx';
import { ErrorState } from '../../ui/page/ErrorState.tsx';

interface ConsultAgainProps {
  payment: Payment;
  /** Closes the receipt, before the lookup opens. */
  close: () => void;
}

/**
 * A button that looks up the present debts of a past payment's accounts. The identifiers may be
 * RUTs (Chilean tax IDs), so they are passed through the store: histories and logs keep URLs.
 */
function ConsultAgain({ payment, close }: ConsultAgainProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const accounts = usePaidAccounts(payment);
  const [first] = accounts;
  if (!first) return null;
  const consult = () => {
    const { company, contract, kind } = first;
    // A lookup has one kind of identifier, so accounts of another kind than the first one's are
    // left out.
    const same = accounts.filter((account) => account.kind === kind);
    close();
    dispatch(targetChosen({ companyId: company.id, contractId: contract.id }));
    dispatch(accountsConsulted({ kind, values: same.map(({ value }) => value) }));
    void navigate(paths.lookup);
  };
  return (
    <Button
      variant="outlined"
      startIcon={<SearchIcon size={20} />}
      onClick={consult}
      sx={{ alignSelf: { sm: 'flex-start' } }}
    >
      Ver cuánto debo ahora
    </Button>
  );
}

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
  } = usePayment(reference, {
    // The cached answer may be from when the payment was still pending.
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
          <ReceiptMail payment={paid} />
          <Box sx={textButtonRow}>
            <ProblemLink reference={reference} payment={paid} />
          </Box>
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
