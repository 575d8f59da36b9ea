import type { ReactNode } from 'react';
import { ClockIcon } from '../icons/icons.tsx';
import { Tag } from './Tag.tsx';

/** Says since when something is overdue. */
export function OverdueTag({ children }: { children: ReactNode }) {
  return (
    <Tag kind="danger" icon={ClockIcon}>
      <span style={{ whiteSpace: 'nowrap' }}>{children}</span>
    </Tag>
  );
}
