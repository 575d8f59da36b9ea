import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { belowBar } from '../../theme/pageFrame.ts';
import { PaperSlip } from '../../ui/drawings/PaperSlip.tsx';
import { CartContents } from './CartContents.tsx';

/**
 * The cart beside the lookup (the screen that queries an account's debts); it stays visible while
 * the page scrolls.
 */
export function CartPanel() {
  const headingId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{ position: 'sticky', insetBlockStart: belowBar }}
    >
      <PaperSlip>
        <Typography variant="h2" id={headingId} sx={{ mb: 0.5 }}>
          Carro de cuentas
        </Typography>
        <CartContents isBeside />
      </PaperSlip>
    </Box>
  );
}
