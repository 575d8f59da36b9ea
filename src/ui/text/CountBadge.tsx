import Badge from '@mui/material/Badge';
import type { ReactNode } from 'react';

/**
 * A small number on an icon, hidden at 0. Screen readers skip it: the link's own name says it
 * ("Carro, 2 cuentas").
 */
export function CountBadge({ count, children }: { count: number; children: ReactNode }) {
  return (
    <Badge badgeContent={count} max={Infinity}>
      {children}
    </Badge>
  );
}
