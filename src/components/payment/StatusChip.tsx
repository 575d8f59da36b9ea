import Chip from '@mui/material/Chip';
import type { Payment } from '../../api/paymentsApi.ts';
import { CheckCircleIcon, ClockIcon, ErrorCircleIcon, InfoIcon } from '../../ui/icons/icons.tsx';
import { statusText } from './statusWords.ts';

const looks = {
  paid: { color: 'success', icon: <CheckCircleIcon size={16} /> },
  pending: { color: 'warning', icon: <ClockIcon size={16} /> },
  rejected: { color: 'error', icon: <ErrorCircleIcon size={16} /> },
  other: { color: 'default', icon: <InfoIcon size={16} /> },
} as const;

export function StatusChip({ payment }: { payment: Pick<Payment, 'status' | 'statusWord'> }) {
  return <Chip {...looks[payment.status]} label={statusText(payment)} />;
}
