import Button from '@mui/material/Button';
import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { isReceiptLate, shownError } from '../../api/errors.ts';
import type { Payment } from '../../api/paymentsApi.ts';
import { useGetReceiptQuery } from '../../api/receiptsApi.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { isConsistent } from '../../store/payment/attempt.ts';
import type { Attempt } from '../../store/payment/attempt.ts';
import { outcomeFollowed } from '../../store/payment/paymentSlice.ts';
import { usePaymentQueryOf } from '../../store/payment/usePayment.ts';
import { useConfiguration } from '../../store/useConfiguration.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import { FormActions } from '../../ui/forms/FormActions.tsx';
import { ClockIcon, PrinterIcon } from '../../ui/icons/icons.tsx';
import { PaperSkeleton } from '../../ui/loading/PaperSkeleton.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { AccountsSlip } from '../accounts/AccountsSlip.tsx';
import { LoadError } from '../errors/LoadError.tsx';
import { ReceiptPaper } from './ReceiptPaper.tsx';

/**
 * The lines of a paid payment's receipt, once the configuration names the report that holds them;
 * `retry` repeats whichever call failed. `isLate`: the bank does not have it yet, or contradicts
 * itself in it (then the payment is not `isReady`).
 */
export function useReceiptLines(payment: Payment | undefined, own: Attempt | undefined) {
  const { values, error, refetch } = useConfiguration('paymentServiceId', 'paymentServiceFilterId');
  const { paymentServiceId: serviceId, paymentServiceFilterId: filterId } = values;
  const { reference, paymentKey } = usePaymentQueryOf(payment?.reference ?? '');
  const isReady = payment !== undefined && isConsistent(payment, own);
  const receipt = useGetReceiptQuery(
    isReady && serviceId && filterId
      ? { reference, paymentKey, total: payment.total, serviceId, filterId }
      : skipToken,
  );
  // One that the bank does not have yet is asked for again and again: the words stay meanwhile.
  const isMissing = !isReady || isReceiptLate(receipt.error);
  return {
    lines: receipt.data,
    isReady,
    isLate: payment !== undefined && isMissing && !receipt.data,
    error: shownError({ error: receipt.error ?? error, isFetching: receipt.isFetching }),
    isFetching: receipt.isFetching,
    retry: () => void (receipt.isUninitialized ? refetch() : receipt.refetch()),
  };
}

/**
 * A receipt that is not ready: the bank does not have it yet, or contradicts itself in it. What is
 * sure is shown, and nothing can be printed or mailed.
 */
function LateReceipt({
  payment: { reference, items },
  isReady,
  isFetching,
  retry,
}: {
  payment: Payment;
  isReady: boolean;
  isFetching: boolean;
  retry: () => void;
}) {
  return (
    <>
      <AccountsSlip label="Tu pago" reference={reference} items={isReady ? items : []} />
      <Notice
        role="status"
        icon={<ClockIcon size={22} />}
        title="El comprobante todavía no está disponible"
        action={
          <LoadingButton variant="outlined" size="small" loading={isFetching} onClick={retry}>
            Reintentar
          </LoadingButton>
        }
      >
        {isReady
          ? 'El banco confirmó tu pago y está preparando el detalle. Lo pediremos de nuevo por ti; cuando llegue, aparecerá aquí.'
          : 'El banco confirmó tu pago, pero los montos que entregó no coinciden entre sí. Hasta que coincidan no mostramos ni enviamos un comprobante.'}
      </Notice>
    </>
  );
}

interface PaidReceiptProps {
  payment: Payment;
  /** The payment as this browser sent it, if it did. */
  own?: Attempt | undefined;
  /** Whether it has its title on the screen too: a modal has one of its own. */
  isTitled?: boolean;
  /** What stands beside the print button. */
  actions?: ReactNode;
}

/**
 * The receipt of a paid payment, as it is printed and mailed; its lines come from the bank. Until
 * they are there, there is nothing to print.
 */
export function PaidReceipt({ payment, own, isTitled = true, actions }: PaidReceiptProps) {
  const dispatch = useAppDispatch();
  const { lines, isReady, isLate, isFetching, error, retry } = useReceiptLines(payment, own);
  const { reference, items } = payment;
  if (lines && !error) {
    return (
      <>
        <ReceiptPaper payment={payment} lines={lines} isTitled={isTitled} />
        <FormActions>
          <Button startIcon={<PrinterIcon size={20} />} onClick={() => print()}>
            Imprimir comprobante
          </Button>
          {actions}
        </FormActions>
      </>
    );
  }
  const retryLate = isReady ? retry : () => void dispatch(outcomeFollowed(reference));
  return (
    <>
      {isLate && <LateReceipt {...{ payment, isReady, isFetching }} retry={retryLate} />}
      {!isLate && !error && <PaperSkeleton label="Cargando el comprobante…" />}
      {!isLate && error && items.length > 0 && (
        <AccountsSlip label="Tu pago" reference={reference} items={items} />
      )}
      {!isLate && error && (
        <LoadError
          title="Tu pago está listo, pero no pudimos cargar el comprobante"
          {...{ error, retry }}
        />
      )}
      {actions && <FormActions>{actions}</FormActions>}
    </>
  );
}
