import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { palette, theme } from '../../theme/theme.ts';
import { ClockIcon } from '../icons/icons.tsx';

const Tag = styled('span')({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '1px 10px 1px 6px',
  borderRadius: 8,
  fontWeight: 600,
  color: palette.error.main,
  backgroundColor: palette.tint.danger,
});

/** Says since when something is overdue. */
export function OverdueTag({ children }: { children: ReactNode }) {
  return (
    <Tag>
      <ClockIcon size={16} />
      {children}
    </Tag>
  );
}
