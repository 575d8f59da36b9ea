import { styled } from '@mui/material/styles';
import type { PaymentStatus } from '../../api/payments.ts';
import { palette, theme } from '../../theme/theme.ts';
import { CheckCircleIcon, ClockIcon, ErrorCircleIcon } from '../../ui/icons/icons.tsx';
import { statusWords } from './statusWords.ts';

const icons = {
  paid: CheckCircleIcon,
  pending: ClockIcon,
  rejected: ErrorCircleIcon,
} as const;

const Tag = styled('span')<{ 'data-status': PaymentStatus }>({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '3px 12px 3px 8px',
  borderRadius: 999,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '&[data-status=paid]': {
    backgroundColor: palette.tint.success,
    '& svg': { color: palette.success.main },
  },
  '&[data-status=pending]': {
    backgroundColor: palette.tint.warning,
    '& svg': { color: palette.warning.main },
  },
  '&[data-status=rejected]': {
    backgroundColor: palette.tint.danger,
    '& svg': { color: palette.error.main },
  },
  '@media (forced-colors: active)': { border: '1px solid' },
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
