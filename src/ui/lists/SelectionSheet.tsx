import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { aboveDock } from '../../theme/pageFrame.ts';
import { lowWindow } from '../../theme/windows.ts';
import { BarScrollPadding } from '../page/BarScrollPadding.tsx';

const sheet = {
  position: 'sticky',
  insetBlockEnd: aboveDock,
  zIndex: 'appBar',
  marginInline: { xs: '-16px', sm: '-20px' },
  paddingInline: { xs: '16px', sm: '20px' },
  paddingBlockEnd: 'calc(16px + env(safe-area-inset-bottom))',
  borderRadius: { xs: 0, sm: 'var(--radius) var(--radius) 0 0' },
  border: 1,
  borderBottom: 0,
  borderColor: 'divider',
  boxShadow: 'var(--shadow)',
  [`@media ${lowWindow}`]: { position: 'static' },
};

/**
 * A sheet with the selection of a list and its actions. While `isActive`, the sheet sticks to the
 * bottom of the window, except in a low window, where it would cover the focused content.
 */
export function SelectionSheet({ isActive, children }: { isActive: boolean; children: ReactNode }) {
  return (
    <Paper
      sx={[
        {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '12px 24px',
          minHeight: 80,
          mt: 3,
          py: 2,
          '@media print': { display: 'none' },
        },
        isActive ? sheet : { bgcolor: 'transparent' },
      ]}
    >
      {children}
      {isActive && <BarScrollPadding />}
    </Paper>
  );
}
