import type { Payment } from '../../api/paymentsApi.ts';
import { CheckCircleIcon, ClockIcon, ErrorCircleIcon, InfoIcon } from '../../ui/icons/icons.tsx';
import { Tag } from '../../ui/text/Tag.tsx';
import { statusText } from './statusWords.ts';

const looks = {
  paid: { kind: 'success', icon: CheckCircleIcon },
  pending: { kind: 'warning', icon: ClockIcon },
  rejected: { kind: 'danger', icon: ErrorCircleIcon },
  other: { kind: 'plain', icon: InfoIcon },
} as const;

/** A payment's status as a word, an icon and a tint. */
export function StatusTag({ payment }: { payment: Payment }) {
  return <Tag {...looks[payment.status]}>{statusText(payment)}</Tag>;
}
