import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReceiptContent } from '../../store/device/extra.ts';
import { Logo } from '../../ui/drawings/Logo.tsx';
import { PaperSlip, SlipDivider } from '../../ui/drawings/PaperSlip.tsx';
import { Receipt } from './Receipt.tsx';

/** On a page with receipts, only the receipts are printed. */
const printed = {
  '@media print': {
    'body:has(.print-receipt) *:not(:has(.print-receipt), .print-receipt, .print-receipt *)': {
      display: 'none !important',
    },
    // Each further receipt begins on a new sheet.
    '.print-receipt + .print-receipt': { breakBefore: 'page' },
    // In print a modal becomes plain content, so that a long receipt continues over several pages.
    'body:has(.MuiDialog-root .print-receipt)': {
      overflow: 'visible !important',
      padding: '0 !important',
    },
    ':root .MuiDialog-root:has(.print-receipt), :root .MuiDialog-root:has(.print-receipt) :has(.print-receipt)':
      {
        position: 'static',
        display: 'block',
        width: 'auto',
        height: 'auto',
        maxWidth: 'none',
        maxHeight: 'none',
        margin: 0,
        padding: 0,
        overflow: 'visible',
        boxShadow: 'none !important',
      },
  },
} as const;

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
      <GlobalStyles styles={printed} />
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
