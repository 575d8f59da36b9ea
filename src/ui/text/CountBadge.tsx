import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ink } from '../../theme/palette.ts';
import { palette } from '../../theme/theme.ts';

const Frame = styled('span')({ position: 'relative', display: 'inline-flex' });
const Count = styled('span')({
  position: 'absolute',
  top: '-0.75em',
  left: '0.92em',
  display: 'grid',
  placeItems: 'center',
  minWidth: '1.7em',
  height: '1.7em',
  padding: '0 5px',
  fontSize: '0.8125rem',
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  borderRadius: '1em',
  border: `2px solid ${palette.background.default}`,
  backgroundColor: palette.accent.main,
  color: ink,
});

/**
 * A small number on an icon, hidden at 0. Screen readers skip it: the link's own name says it
 * ("Carro, 2 cuentas").
 */
export function CountBadge({ count, children }: { count: number; children: ReactNode }) {
  return (
    <Frame>
      {children}
      {count > 0 && <Count aria-hidden="true">{count}</Count>}
    </Frame>
  );
}
