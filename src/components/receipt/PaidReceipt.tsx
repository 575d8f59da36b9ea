import type { ReactNode } from 'react';
import type { Payment } from '../../api/paymentsApi.ts';
import { useAppDispatch } from '../../store/app/hooks.ts';
import type { Attempt } from '../../store/payment/attempt.ts';
import { outcomeFollowed } from '../../store/payment/paymentSlice.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import { FormActions } from '../../ui/forms/Form.tsx';
import { ClockIcon } from '../../ui/icons/icons.tsx';
import { PaperSkeleton } from '../../ui/loading/PaperSkeleton.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { AccountsSlip } from '../accounts/AccountsSlip.tsx';
import { LoadError } from '../errors/LoadError.tsx';
import { ReceiptActions } from './ReceiptActions.tsx';
import { ReceiptPaper } from './ReceiptPaper.tsx';
import { useReceiptLines } from './useReceiptLines.ts';

const awaitedReceipt =
  'El banco confirmó tu pago y está preparando el detalle. Lo pediremos de nuevo por ti; cuando llegue, aparecerá aquí.';
const contradictoryReceipt =
  'El banco confirmó tu pago, pero los montos que entregó no coinciden entre sí. Hasta que coincidan no mostramos ni enviamos un comprobante.';
const otherReceipt =
  'El banco confirmó tu pago, pero el comprobante que entregó es de otras deudas. Hasta que coincida con tu pago no lo mostramos ni lo enviamos.';

/**
 * Replaces a receipt that is not ready: the bank does not have it yet, its amounts contradict each
 * other, or it lists other bills. Shows the facts that are certain, and a button to retry.
 */
function LateReceipt({
  payment: { reference, items, total },
  isReady,
  isOther,
  isFetching,
  retry,
}: {
  payment: Payment;
  isReady: boolean;
  isOther: boolean;
  isFetching: boolean;
  retry: () => void;
}) {
  return (
    <>
      <AccountsSlip
        label="Tu pago"
        reference={reference}
        items={isReady ? items : []}
        total={total}
      />
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
        {isOther && otherReceipt}
        {isReady && !isOther && awaitedReceipt}
        {!isReady && contradictoryReceipt}
      </Notice>
    </>
  );
}

interface PaidReceiptProps {
  payment: Payment;
  /** The payment as this browser sent it, if it did. */
  own?: Attempt | undefined;
  /** Whether the receipt shows its title on the screen; a modal has its own title. */
  isTitled?: boolean;
  /** Further actions besides those of the receipt. */
  actions?: ReactNode;
}

/**
 * The receipt of a paid payment. Its lines come from the bank; until they have loaded, it cannot be
 * printed, saved or shared.
 */
export function PaidReceipt({ payment, own, isTitled = true, actions }: PaidReceiptProps) {
  const dispatch = useAppDispatch();
  const { lines, isReady, isOther, isLate, isFetching, error, retry } = useReceiptLines(
    payment,
    own,
  );
  const { reference, items, total } = payment;
  if (lines && !error) {
    return (
      <>
        <ReceiptPaper payment={payment} lines={lines} isTitled={isTitled} />
        <ReceiptActions receipt={{ payment, lines }}>{actions}</ReceiptActions>
      </>
    );
  }
  const retryLate = isReady ? retry : () => void dispatch(outcomeFollowed(reference));
  return (
    <>
      {isLate && <LateReceipt {...{ payment, isReady, isOther, isFetching }} retry={retryLate} />}
      {!isLate && !error && <PaperSkeleton label="Cargando el comprobante…" />}
      {!isLate && error && items.length > 0 && (
        <AccountsSlip label="Tu pago" reference={reference} items={items} total={total} />
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
