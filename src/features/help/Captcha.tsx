import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import FormControl from '@mui/material/FormControl';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { FieldMessage, describedBy } from '../../ui/fields/FieldMessage.tsx';
import { BankPhone } from '../../components/payment/BankPhone.tsx';
import { paths } from '../../config/paths.ts';
import { useHasRendered } from '../../ui/hooks/useHasRendered.ts';
import { Notice } from '../../ui/page/Notice.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { loadRecaptcha } from './recaptcha.ts';

/** Width in px of Google's box; a narrower form gets the compact one. */
const boxWidth = 304;

/**
 * Whether the browser prefers dark colours. A later change is not followed, because rendering the
 * box again would clear its tick.
 */
const isDark = () => window.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;

interface CaptchaBoxProps {
  siteKey: string | undefined;
  onAnswer: (token: string) => void;
  onBroken: () => void;
}

/**
 * Reserves the place of Google's box and, once `siteKey` is set, loads Google's script and renders
 * the box there. `onBroken` is called if the script does not load or Google reports an error.
 */
function CaptchaBox({ siteKey, onAnswer, onBroken }: CaptchaBoxProps) {
  const frame = useRef<HTMLDivElement>(null);
  const answer = useEffectEvent(onAnswer);
  const giveUp = useEffectEvent(onBroken);
  // Google's script is loaded only after the form has been painted, to paint the form sooner.
  const hasRendered = useHasRendered();
  useEffect(() => {
    if (siteKey === undefined || !hasRendered) return undefined;
    const place = document.createElement('div');
    const isWide = (frame.current?.clientWidth ?? boxWidth) >= boxWidth;
    let isGone = false;
    frame.current?.append(place);
    loadRecaptcha()
      .then((recaptcha) => {
        if (isGone) return;
        recaptcha.render(place, {
          sitekey: siteKey,
          theme: isDark() ? 'dark' : 'light',
          size: isWide ? 'normal' : 'compact',
          callback: (token) => answer(token),
          'expired-callback': () => answer(''),
          'error-callback': () => giveUp(),
        });
      })
      .catch(() => {
        if (!isGone) giveUp();
      });
    return () => {
      isGone = true;
      place.remove();
    };
  }, [siteKey, hasRendered]);
  return <Box ref={frame} sx={{ mt: 0.75, width: `min(${boxWidth}px, 100%)`, minHeight: 78 }} />;
}

interface CaptchaProps {
  /** While undefined, the box's place is reserved and empty, and no request is sent to Google. */
  siteKey: string | undefined;
  /** Called with the token once the box is ticked, and with '' when the token has expired. */
  onAnswer: (token: string) => void;
  error?: string | undefined;
}

/**
 * Google's reCAPTCHA v2 box, or an error with a retry button if the box cannot be loaded. A new
 * React `key` renders a new box without a tick.
 */
export function Captcha({ siteKey, onAnswer, error }: CaptchaProps) {
  const id = useId();
  const [isBroken, setIsBroken] = useState(false);
  const frame = useRef<HTMLFieldSetElement>(null);
  const message =
    error && isBroken ? 'Para enviar falta cargar la verificación: presiona Reintentar' : error;
  const retry = () => {
    // The focus moves away from the pressed button, which is about to disappear.
    frame.current?.focus();
    setIsBroken(false);
  };
  return (
    <FormControl
      component="fieldset"
      ref={frame}
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy({ id, error: message })}
    >
      <VisuallyHidden as="legend">Verificación de que eres una persona</VisuallyHidden>
      <Typography variant="body2" color="textSecondary">
        Para saber que eres una persona usamos reCAPTCHA, de Google. Se carga cuando empiezas a
        llenar el formulario, y solo en esta página.
      </Typography>
      {isBroken ? (
        <Notice
          severity="warning"
          role="alert"
          sx={{ mt: 1.5 }}
          action={
            <Button variant="outlined" size="small" onClick={retry}>
              Reintentar
            </Button>
          }
        >
          <p>No pudimos cargar la verificación. Revisa tu conexión o si algo la bloquea.</p>
          <p>
            Sin ella no podemos recibir tu mensaje por aquí. Copia lo que escribiste y envíalo desde
            otro dispositivo, o busca tu respuesta en{' '}
            <Link href={paths.questions}>Preguntas frecuentes</Link>.
          </p>
          <BankPhone />
        </Notice>
      ) : (
        <CaptchaBox siteKey={siteKey} onAnswer={onAnswer} onBroken={() => setIsBroken(true)} />
      )}
      <FieldMessage id={id} error={message} />
    </FormControl>
  );
}
