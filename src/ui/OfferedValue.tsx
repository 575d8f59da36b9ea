import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { UntrustedText } from './UntrustedText.tsx';

const Line = styled('div')({ '& button': { maxWidth: '100%', minWidth: 0 } });
const Words = styled('span')({ minWidth: 0, overflowWrap: 'anywhere', textAlign: 'start' });

/** A value for the field above it. */
export interface OfferedValueProps {
  value: string;
  icon: ReactNode;
  /** Puts it into the field. */
  onUse: () => void;
}

/** Saves typing: "Usar …" fills a field in one press. */
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
