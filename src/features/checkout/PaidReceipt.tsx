import { skipToken } from '@reduxjs/toolkit/query';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { errorMessage, shownError } from '../../api/errors.ts';
import type { Payment } from '../../api/payments.ts';
import { useGetReceiptQuery } from '../../api/receipts.ts';
import { useConfiguration } from '../../store/useConfiguration.ts';
import { palette, theme } from '../../theme/theme.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Logo } from '../../ui/drawings/Logo.tsx';
import { PaperSlip, SlipDivider } from '../../ui/drawings/PaperSlip.tsx';
import { FormActions } from '../../ui/forms/formLayout.ts';
import { PrinterIcon } from '../../ui/icons/icons.tsx';
import { PaperSkeleton } from '../../ui/loading/PaperSkeleton.tsx';
import { ErrorState } from '../../ui/page/ErrorState.tsx';
import { AccountsSlip } from './AccountsSlip.tsx';
import { Receipt } from './Receipt.tsx';
import { ReceiptPaper } from './receiptPaper.ts';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  // A modal has a title of its own.
  '@media screen': { '[role=dialog] &, [role=dialog] & + hr': { display: 'none' } },
});
const Title = styled('h2')({
  ...theme.typography.h4,
  color: palette.text.secondary,
});

/**
 * The lines of a receipt, once the configuration names the report that holds them; `retry` repeats
 * whichever call failed.
 */
function useReceiptLines(reference: string) {
  const { values, error, refetch } = useConfiguration('paymentServiceId', 'paymentServiceFilterId');
  const { paymentServiceId: serviceId, paymentServiceFilterId: filterId } = values;
  const receipt = useGetReceiptQuery(
    serviceId && filterId ? { reference, serviceId, filterId } : skipToken,
  );
  return {
    lines: receipt.data,
    error: shownError({ error: receipt.error ?? error, isFetching: receipt.isFetching }),
    retry: () => void (receipt.isUninitialized ? refetch() : receipt.refetch()),
  };
}

/**
 * The receipt of a paid payment, as it is printed and mailed; its lines come from the bank. Until
 * they are there, there is nothing to print. `actions` stand beside the print button.
 */
export function PaidReceipt({ payment, actions }: { payment: Payment; actions?: ReactNode }) {
  const { lines, error, retry } = useReceiptLines(payment.reference);
  if (error) {
    const { reference, items } = payment;
    return (
      <>
        {items.length > 0 && <AccountsSlip title="Tu pago" reference={reference} items={items} />}
        <ErrorState
          title="Tu pago está listo, pero no pudimos cargar el comprobante"
          onRetry={retry}
        >
          {errorMessage(error)}
        </ErrorState>
        {actions && <FormActions>{actions}</FormActions>}
      </>
    );
  }
  if (!lines) {
    return (
      <>
        <PaperSkeleton label="Cargando el comprobante…" />
        {actions && <FormActions>{actions}</FormActions>}
      </>
    );
  }
  return (
    <>
      <PaperSlip torn="both" className="print-receipt">
        <Head>
          <Logo />
          <Title>Comprobante de pago</Title>
        </Head>
        <SlipDivider />
        <ReceiptPaper>
          <Receipt payment={payment} lines={lines} title="h3" />
        </ReceiptPaper>
      </PaperSlip>
      <FormActions>
        <Button startIcon={<PrinterIcon size={20} />} onClick={() => print()}>
          Imprimir comprobante
        </Button>
        {actions}
      </FormActions>
    </>
  );
}
