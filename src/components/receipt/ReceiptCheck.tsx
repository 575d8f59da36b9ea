import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { QrCode } from '../../ui/drawings/QrCode.tsx';
import { checkAddress } from '../../config/paths.ts';
import { checkAdvice, checkLabel } from './receiptTable.ts';

interface ReceiptCheckProps {
  reference: string;
  /** The facts of the payment. */
  children: ReactNode;
}

/**
 * Shows the address at which anybody can check the receipt. The QR code of the address is beside
 * the payment's facts, so that the code is visible without scrolling past the accounts.
 */
export function ReceiptCheck({ reference, children }: ReceiptCheckProps) {
  const address = checkAddress(reference);
  return (
    <>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ alignItems: 'flex-start', gap: 3, mb: 2.5 }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
        <Box sx={{ flex: 'none' }}>
          <QrCode text={address} label={checkLabel} />
        </Box>
      </Stack>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        Verifica este pago
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {checkAdvice}
      </Typography>
      <Typography
        variant="body2"
        translate="no"
        sx={{ mt: 0.5, mb: 2.5, fontWeight: 600, overflowWrap: 'anywhere', userSelect: 'all' }}
      >
        {address}
      </Typography>
    </>
  );
}
