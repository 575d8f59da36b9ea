import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';

interface OfferedValueProps {
  value: string;
  icon: ReactNode;
  onUse: () => void;
}

/** Offers a value for the field above it: "Usar …" fills it in with one press. */
export function OfferedValue({ value, icon, onUse }: OfferedValueProps) {
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={icon}
      onClick={onUse}
      sx={{ alignSelf: 'start', maxWidth: '100%' }}
    >
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere', textAlign: 'start' }}>
        Usar <UntrustedText>{value}</UntrustedText>
      </Box>
    </Button>
  );
}
