import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useNavigate } from 'react-router';
import { resultPath } from '../../config/paths.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import type { Bill } from '../../store/cart/bills.ts';
import { selectPendingPayment } from '../../store/payment/ownPayments.ts';
import { ClockIcon } from '../../ui/icons/icons.tsx';

interface PaymentUnderWayProps {
  /** The id of the chip, for a button's `aria-describedby`. */
  id?: string;
  /** The id of the element that names the account or the debt in payment. */
  nameId: string;
  bills: readonly Bill[];
}

/**
 * Shows that bills have a pending payment, and links to it if it belongs to the present payer or
 * guest.
 */
export function PaymentUnderWay({ id, nameId, bills }: PaymentUnderWayProps) {
  const navigate = useNavigate();
  const reference = useAppSelector((state) => selectPendingPayment(state, bills)?.reference);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Chip
        id={id}
        size="small"
        color="warning"
        icon={<ClockIcon size={16} />}
        label="Pago en curso"
      />
      {reference !== undefined && (
        <Button
          variant="text"
          size="small"
          aria-describedby={nameId}
          sx={{ mr: 'var(--outdent)' }}
          onClick={() => void navigate(resultPath(reference))}
        >
          Ver pago
        </Button>
      )}
    </Stack>
  );
}
