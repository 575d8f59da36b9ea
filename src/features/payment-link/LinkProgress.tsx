import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { plainText } from '../../lib/text/plainText.ts';
import type { PaymentLinkState } from '../../store/payment/paymentLinkSlice.ts';
import { useReplacement } from '../../ui/focus/removal.ts';
import { CheckCircleIcon, ErrorCircleIcon } from '../../ui/icons/icons.tsx';

interface Message {
  color: string;
  mark: ReactNode;
  title: string;
  advice?: string;
}

const messages: Partial<Record<PaymentLinkState['step'], Message>> = {
  sending: {
    color: 'primary.main',
    mark: <CircularProgress size="2.5rem" aria-hidden="true" />,
    title: 'El link está siendo generado y enviado',
    advice: 'Por favor espera un momento',
  },
  sent: {
    color: 'success.main',
    mark: <CheckCircleIcon size={40} />,
    title: 'El link fue generado y enviado exitosamente',
  },
  failed: {
    color: 'error.main',
    mark: <ErrorCircleIcon size={40} />,
    title: 'Hubo un problema al generar el link',
    advice: 'Por favor intenta más tarde',
  },
};

/** The `output` is rendered even without a message, so that screen readers announce each change. */
export function LinkProgress({ step, result }: Pick<PaymentLinkState, 'step' | 'result'>) {
  const place = useReplacement<HTMLOutputElement>(step === 'sending');
  const message = messages[step];
  return (
    <Box component="output" ref={place} tabIndex={-1} sx={{ display: 'block' }}>
      {message && (
        <Stack
          key={step}
          direction="row"
          spacing={2}
          sx={{ alignItems: 'center', py: 1.5, color: message.color }}
        >
          {message.mark}
          <Box sx={{ color: 'text.primary' }}>
            <Typography sx={{ fontWeight: 600 }}>{message.title}</Typography>
            {message.advice !== undefined && <Typography>{message.advice}</Typography>}
            {result && (
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                {plainText(result.detail ?? result.text, 300)}
              </Typography>
            )}
          </Box>
        </Stack>
      )}
    </Box>
  );
}
