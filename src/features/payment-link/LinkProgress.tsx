import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { PaymentLinkState } from '../../store/payment/paymentLinkSlice.ts';
import { palette } from '../../theme/theme.ts';
import { CheckCircleIcon, ErrorCircleIcon } from '../../ui/icons/icons.tsx';
import { Spinner } from '../../ui/loading/Spinner.tsx';

const Place = styled('output')({ display: 'block' });
const Step = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: 16,
  paddingBlock: 12,
  color: palette.primary.main,
  '&[data-step=sent]': { color: palette.success.main },
  '&[data-step=failed]': { color: palette.error.main },
  '& p': { margin: 0, color: palette.text.primary },
  '& p:first-of-type': { fontWeight: 600 },
});

/** The texts of steps 2 to 4. */
const messages: Partial<
  Record<PaymentLinkState['step'], { mark: ReactNode; words: readonly string[] }>
> = {
  sending: {
    mark: <Spinner size={40} />,
    words: ['El link está siendo generado y enviado', 'Por favor espera un momento'],
  },
  sent: {
    mark: <CheckCircleIcon size={40} />,
    words: ['El link fue generado y enviado exitosamente'],
  },
  failed: {
    mark: <ErrorCircleIcon size={40} />,
    words: ['Hubo un problema al generar el link', 'Por favor intenta más tarde'],
  },
};

/**
 * The progress of the link, announced as it changes; rendered from the start, so that screen
 * readers notice the change.
 */
export function LinkProgress({ step }: Pick<PaymentLinkState, 'step'>) {
  const place = useRef<HTMLOutputElement>(null);
  const message = messages[step];
  useEffect(() => {
    // The button that had the focus has disappeared.
    if (step === 'sending') place.current?.focus();
  }, [step]);
  return (
    <Place ref={place} tabIndex={-1}>
      {message && (
        <Step data-step={step}>
          {message.mark}
          <div>
            {message.words.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </Step>
      )}
    </Place>
  );
}
