import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ClockIcon } from '../icons/icons.tsx';

const Tag = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '1px 10px 1px 6px',
  borderRadius: 8,
  fontWeight: 600,
  color: theme.vars.palette.error.main,
  backgroundColor: theme.vars.palette.tint.danger,
}));

/** Says since when something is overdue. */
export function OverdueTag({ children }: { children: ReactNode }) {
  return (
    <Tag>
      <ClockIcon size={16} />
      {children}
    </Tag>
  );
}
