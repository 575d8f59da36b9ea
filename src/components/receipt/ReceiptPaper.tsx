import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReceiptContent } from '../../store/device/extra.ts';
import { Logo } from '../../ui/drawings/Logo.tsx';
import { PaperSlip, SlipDivider } from '../../ui/drawings/PaperSlip.tsx';
import { Receipt } from './Receipt.tsx';

interface ReceiptPaperProps extends ReceiptContent {
  /** Whether the receipt shows its title on the screen; a modal has its own title. */
  isTitled?: boolean;
}

/**
 * A receipt that looks like a slip of paper. A page with receipts prints only these, each on its
 * own sheet.
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
