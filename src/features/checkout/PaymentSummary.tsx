import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { ReferenceText, Unbroken } from '../../ui/text/ReferenceText.tsx';

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
    <div>
      <span>Referencia </span>
      {/* On a narrow window the reference and its button wrap together below the label, because the
          button alone on a line would be overlooked. */}
      <Unbroken>
        <Typography
          component="strong"
          sx={{ color: 'text.primary', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
        >
          <ReferenceText>{reference}</ReferenceText>
        </Typography>
        <Button
          variant="text"
          size="small"
          aria-label="Copiar la referencia"
          sx={{ ml: 'calc(12px + var(--outdent))' }}
          onClick={() => void copy()}
        >
          Copiar
        </Button>
      </Unbroken>
      <output>{outcome}</output>
    </div>
  );
}

interface PaymentSummaryProps {
  /** In pesos; undefined for a payment that was not made. */
  amount?: number;
  /** When the payment was made or sent, in words. */
  when: string;
  reference: string;
}

export function PaymentSummary({ amount, when, reference }: PaymentSummaryProps) {
  return (
    <Stack spacing={0.5} sx={{ color: 'text.secondary' }}>
      {amount !== undefined && (
        <Typography component="p" color="textPrimary" sx={{ m: 0 }}>
          <MoneyText amount={amount} size="display" />
        </Typography>
      )}
      <span>{when}</span>
      <CopiedReference reference={reference} />
    </Stack>
  );
}
