import { styled } from '@mui/material/styles';
import type { PaymentStatus } from '../../api/payments.ts';
import { CheckCircleIcon, ClockIcon, ErrorCircleIcon } from '../../ui/icons/icons.tsx';
import { statusWords } from './statusWords.ts';

const icons = {
  paid: CheckCircleIcon,
  pending: ClockIcon,
  rejected: ErrorCircleIcon,
} as const;

const Tag = styled('span')<{ 'data-status': PaymentStatus }>(({ theme }) => {
  const { tint, success, warning, error } = theme.vars.palette;
  return {
    ...theme.typography.body2,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    padding: '3px 12px 3px 8px',
    borderRadius: 999,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    '&[data-status=paid]': { backgroundColor: tint.success, '& svg': { color: success.main } },
    '&[data-status=pending]': { backgroundColor: tint.warning, '& svg': { color: warning.main } },
    '&[data-status=rejected]': { backgroundColor: tint.danger, '& svg': { color: error.main } },
    '@media (forced-colors: active)': { border: '1px solid' },
  };
});

/** A payment's status as a word, an icon and a tint. */
export function StatusTag({ status }: { status: PaymentStatus }) {
  const Icon = icons[status];
  return (
    <Tag data-status={status}>
      <Icon size={18} />
      {statusWords[status]}
    </Tag>
  );
}
