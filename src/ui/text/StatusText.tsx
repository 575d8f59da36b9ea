import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { AlertIcon, CheckCircleIcon, CheckIcon, ClockIcon } from '../icons/icons.tsx';

const looks = {
  chosen: { color: 'success', icon: <CheckIcon size={16} /> },
  upToDate: { color: 'success', icon: <CheckCircleIcon size={16} /> },
  waiting: { color: 'warning', icon: <ClockIcon size={16} /> },
  warning: { color: 'warning', icon: <AlertIcon size={16} /> },
} as const;

interface StatusTextProps {
  /**
   * `chosen`: in the cart; `upToDate`: nothing to pay; `waiting`: no outcome yet; `warning`: needs
   * attention.
   */
  kind: keyof typeof looks;
  id?: string | undefined;
  children: ReactNode;
}

export function StatusText({ kind, id, children }: StatusTextProps) {
  return <Chip {...looks[kind]} id={id} label={children} />;
}
