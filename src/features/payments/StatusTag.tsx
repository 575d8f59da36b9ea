import type { PaymentStatus } from '../../api/payments.ts';
import { CheckCircleIcon, ClockIcon, ErrorCircleIcon } from '../../ui/icons/icons.tsx';
import { Tag } from '../../ui/text/Tag.tsx';
import { statusWords } from './statusWords.ts';

const looks = {
  paid: { kind: 'success', icon: CheckCircleIcon },
  pending: { kind: 'warning', icon: ClockIcon },
  rejected: { kind: 'danger', icon: ErrorCircleIcon },
} as const;

/** A payment's status as a word, an icon and a tint. */
export function StatusTag({ status }: { status: PaymentStatus }) {
  return <Tag {...looks[status]}>{statusWords[status]}</Tag>;
}
