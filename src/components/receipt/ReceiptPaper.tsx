import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReceiptContent } from '../../store/device/extra.ts';
import { Logo } from '../../ui/drawings/Logo.tsx';
import { PaperSlip, SlipDivider } from '../../ui/drawings/PaperSlip.tsx';
import { Receipt } from './Receipt.tsx';

interface ReceiptPaperProps extends ReceiptContent {
  /** Whether it has its title on the screen too: a modal has one of its own. */
  isTitled?: boolean;
}

/**
 * A receipt on its slip of paper. A page that contains one prints only receipts, each on a sheet of
 * its own.
 */
export function ReceiptPaper({ isTitled = true, ...receipt }: ReceiptPaperProps) {
  return (
    <PaperSlip torn="both" className="print-receipt">
      <Box sx={{ display: isTitled ? 'block' : 'none', displayPrint: 'block' }}>
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: '8px 16px',
          }}
        >
          <Logo />
          <Typography variant="h4" component="h2" color="textSecondary">
            Comprobante de pago
          </Typography>
        </Stack>
        <SlipDivider />
      </Box>
      <Receipt {...receipt} />
    </PaperSlip>
  );
}
