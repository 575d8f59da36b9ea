import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { perforated } from '../../ui/drawings/PaperSlip.tsx';
import { QrCode } from '../../ui/drawings/QrCode.tsx';
import { checkAddress } from '../../config/paths.ts';
import { checkAdvice, checkLabel } from './receiptTable.ts';

/** The address and the QR code of the payment, by which anybody checks a receipt. */
export function ReceiptCheck({ reference }: { reference: string }) {
  const address = checkAddress(reference);
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
        alignItems: { sm: 'center' },
        gap: '16px 24px',
        mt: 2.5,
        pt: 2.5,
        ...perforated,
        breakInside: 'avoid',
      }}
    >
      <Box sx={{ flex: 'none' }}>
        <QrCode text={address} label={checkLabel} />
      </Box>
      <div>
        <Typography variant="h3" sx={{ mb: 1 }}>
          Verifica este pago
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {checkAdvice}
        </Typography>
        <Typography
          variant="body2"
          translate="no"
          sx={{ mt: 0.5, fontWeight: 600, overflowWrap: 'anywhere', userSelect: 'all' }}
        >
          {address}
        </Typography>
      </div>
    </Stack>
  );
}
