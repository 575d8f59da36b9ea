import Button from '@mui/material/Button';
import { useNavigate } from 'react-router';
import type { CartItem } from '../../api/cartItem.ts';
import { InvoiceNames } from '../../components/accounts/InvoiceNames.tsx';
import { resultPath } from '../../config/paths.ts';
import { onDateTime } from '../../lib/dates/dates.ts';
import { billSet, sharesBill } from '../../store/cart/bills.ts';
import { selectItems } from '../../store/cart/cartSlice.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import { isRegistered } from '../../store/payment/attempt.ts';
import {
  selectElsewhere,
  selectOwnAttempts,
  selectPendingPayment,
} from '../../store/payment/ownPayments.ts';
import { Notice } from '../../ui/page/Notice.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';

/**
 * Warns if the bank reports an earlier payment of some of the bills with a status that the portal
 * does not know: the bank has perhaps charged that payment.
 */
function EarlierPayment() {
  const items = useAppSelector(selectItems);
  const earlier = useAppSelector(selectOwnAttempts)
    .filter(isRegistered)
    .find((attempt) => attempt.status === 'other' && sharesBill(attempt.items, items));
  if (!earlier) return null;
  return (
    <Notice role="status" severity="warning" title="Ya hubo un pago de estas deudas" sx={{ mb: 3 }}>
      El banco lo informa como «<UntrustedText>{earlier.statusWord ?? ''}</UntrustedText>». Antes de
      pagar de nuevo, revisa en tu banco que no te lo haya cobrado.
    </Notice>
  );
}

function ShowPayment({ reference }: { reference: string }) {
  const navigate = useNavigate();
  return (
    <Button variant="outlined" size="small" onClick={() => void navigate(resultPath(reference))}>
      Ver pago
    </Button>
  );
}

/** The numbers of the bills that a notice is about, on a line of their own. */
function Named({ items }: { items: readonly CartItem[] }) {
  return (
    <div>
      <InvoiceNames ids={items.map(({ invoiceId }) => invoiceId)} />
    </div>
  );
}

/** Warns if some of the bills have a pending payment: these must not be paid again meanwhile. */
function PendingPayment() {
  const items = useAppSelector(selectItems);
  const pending = useAppSelector((state) => selectPendingPayment(state, items));
  if (!pending) return null;
  return (
    <Notice
      role="status"
      severity="warning"
      sx={{ mb: 3 }}
      title="Alguna de estas deudas tiene un pago en curso"
      action={<ShowPayment reference={pending.reference} />}
    >
      <Named items={items.filter(billSet(pending.items).has)} />
      <span>Espera su resultado, o quítala del carro para pagar las demás.</span>
    </Notice>
  );
}

/**
 * Warns if the payer has paid some of the bills, with the same amount, in another browser since
 * yesterday.
 */
function PaidElsewhere() {
  const items = useAppSelector(selectItems);
  const paid = useAppSelector(selectElsewhere).find(
    (attempt) => attempt.status === 'paid' && items.some(billSet(attempt.items).hasCharge),
  );
  if (!paid) return null;
  return (
    <Notice
      role="status"
      severity="warning"
      sx={{ mb: 3 }}
      title="Ya pagaste alguna de estas deudas"
      action={<ShowPayment reference={paid.reference} />}
    >
      <Named items={items.filter(billSet(paid.items).hasCharge)} />
      <span>
        {`Se pagó con tu usuario${onDateTime(paid.date)}. Si pagas de nuevo, el banco te cobrará por segunda vez.`}
      </span>
    </Notice>
  );
}

export function EarlierPayments() {
  return (
    <>
      <EarlierPayment />
      <PendingPayment />
      <PaidElsewhere />
    </>
  );
}
