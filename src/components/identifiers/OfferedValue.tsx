import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';

const Line = styled('div')({ '& button': { maxWidth: '100%', minWidth: 0 } });
const Words = styled('span')({ minWidth: 0, overflowWrap: 'anywhere', textAlign: 'start' });

interface OfferedValueProps {
  value: string;
  icon: ReactNode;
  /** Puts the value into the field. */
  onUse: () => void;
}

/** Offers a value for the field above it: "Usar …" fills it in with one press. */
export function OfferedValue({ value, icon, onUse }: OfferedValueProps) {
  return (
    <Line>
      <Button variant="outlined" size="small" startIcon={icon} onClick={onUse}>
        <Words>
          Usar <UntrustedText>{value}</UntrustedText>
        </Words>
      </Button>
    </Line>
  );
}
