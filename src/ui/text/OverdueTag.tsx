import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { ClockIcon } from '../icons/icons.tsx';

/** Says since when something is overdue. */
export function OverdueTag({ children }: { children: ReactNode }) {
  return <Chip color="error" icon={<ClockIcon size={16} />} label={children} />;
}
