import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { textButtonRow } from '../../theme/pageFrame.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { ReferenceText } from '../../ui/text/ReferenceText.tsx';

/** A payment's reference, in groups, and a button that copies it. */
export function CopiedReference({ reference }: { reference: string }) {
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference);
      setOutcome('Copiada');
    } catch {
      setOutcome('No pudimos copiarla: selecciónala y cópiala tú.');
    }
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5 }}>
      <span>
        <span>Referencia </span>
        <Typography
          component="strong"
          sx={{ color: 'text.primary', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
        >
          <ReferenceText>{reference}</ReferenceText>
        </Typography>
      </span>
      <Button
        variant="text"
        size="small"
        aria-label="Copiar la referencia"
        onClick={() => void copy()}
        sx={textButtonRow}
      >
        Copiar
      </Button>
      <output>{outcome}</output>
    </Stack>
  );
}

interface PaymentSummaryProps {
  /** In pesos. */
  amount: number;
  /** When it was made, in words. */
  when: string;
  reference: string;
}

/** Amount, time and reference, which a payer looks for first after paying. */
export function PaymentSummary({ amount, when, reference }: PaymentSummaryProps) {
  return (
    <Stack spacing={0.5} sx={{ color: 'text.secondary' }}>
      <Typography component="p" color="textPrimary" sx={{ m: 0 }}>
        <MoneyText amount={amount} size="display" />
      </Typography>
      <span>{when}</span>
      <CopiedReference reference={reference} />
    </Stack>
  );
}
