import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { areEmailsValid, parseEmailList } from '../../lib/text/emails.ts';
import { readers } from '../../lib/fields/fieldReaders.ts';
import { selectBrokenLimit, selectItemCount, selectTotal } from '../../store/cart/cartSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import {
  selectIsMakingLink,
  selectLinkEmails,
  selectLinkResult,
  selectLinkStep,
} from '../../store/payment/paymentLinkSlice.ts';
import { sendLink } from '../../store/payment/sendLink.ts';
import { afterPress } from '../../ui/buttons/presses.ts';
import { FormField } from '../../ui/fields/FormField.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FirstButton } from '../../ui/modals/FirstButton.tsx';
import { ModalFrame } from '../../ui/modals/ModalFrame.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { LinkProgress } from './LinkProgress.tsx';
import { LinkSharing } from './LinkSharing.tsx';

const warning = 'Correo electrónico inválido, por favor verifique los correos ingresados.';
/** The bank sends a link to at most this many addresses at once. */
const mostRecipients = 10;
const tooMany = `Puedes enviar el link a ${mostRecipients} correos como máximo.`;

/**
 * Focuses the field in a timeout, after the modal has taken the focus. In strict mode the modal
 * takes the focus twice: a field focused by `useInitialFocus` would be blurred, and its `onBlur`
 * would show an error.
 */
function useFocus<T extends HTMLElement>() {
  const element = useRef<T>(null);
  useEffect(() => {
    const timer = setTimeout(() => element.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  return element;
}

/** 'Link de pago': the form and the result of sending it; the store keeps the current step. */
export function PaymentLinkModal({ close }: { close: (confirmed: boolean) => void }) {
  const dispatch = useAppDispatch();
  const step = useAppSelector(selectLinkStep);
  const result = useAppSelector(selectLinkResult);
  const count = useAppSelector(selectItemCount);
  const total = useAppSelector(selectTotal);
  const isLimitBroken = useAppSelector(selectBrokenLimit) !== undefined;
  const [emails, setEmails] = useState(useAppSelector(selectLinkEmails));
  const [isChecked, setIsChecked] = useState(false);
  const isMaking = useAppSelector(selectIsMakingLink);
  const [isShared, setIsShared] = useState(false);
  const field = useFocus<HTMLInputElement>();
  const formId = useId();
  const textId = useId();
  const recipients = parseEmailList(emails);
  const isTooMany = recipients.length > mostRecipients;
  const isValid = areEmailsValid(emails) && !isTooMany;
  // Another tab may have changed the cart since the modal was opened.
  const isPayable = count > 0 && !isLimitBroken;
  const canSend = isValid && isPayable && !isMaking;
  // The e-mail is not required if the link was shared in another way.
  const isWrong = isChecked && !isValid && !(isShared && emails === '');

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (canSend) void dispatch(sendLink(emails, recipients));
  };
  const dismiss = () => close(false);
  const actions: Record<typeof step, ReactNode> = {
    form: (
      <>
        <Button variant="outlined" onClick={dismiss}>
          Cerrar
        </Button>
        <Button type="submit" form={formId} disabled={!canSend}>
          Enviar Link
        </Button>
      </>
    ),
    sending: undefined,
    sent: <FirstButton onClick={() => close(true)}>Volver al portal</FirstButton>,
    failed: <FirstButton onClick={dismiss}>Volver al Portal</FirstButton>,
  };

  return (
    <ModalFrame
      title="Link de pago"
      onClose={dismiss}
      cross={false}
      actions={actions[step]}
      {...(step === 'form' && { describedBy: textId })}
    >
      {step === 'form' && (
        <Form id={formId} onSubmit={send}>
          <Typography id={textId} sx={{ mb: 2 }}>
            <span>
              {`Quien reciba el link podrá pagar ${count === 1 ? 'la deuda' : `las ${count} deudas`} de tu carro, `}
            </span>
            <MoneyText amount={total} size="inherit" />, sin registrarse.
          </Typography>
          <FormField
            name="emails"
            label="Correos electrónicos"
            help="Separa las direcciones con comas."
            value={emails}
            onChange={(text) => {
              setEmails(text);
              setIsChecked(true);
            }}
            onBlur={() => afterPress(() => setIsChecked(true))}
            error={isWrong ? (isTooMany ? tooMany : warning) : undefined}
            read={readers.emails}
            // The input mode is not "email", because that keyboard may have no comma.
            inputMode="text"
            autoCapitalize="none"
            autoComplete="email"
            spellCheck={false}
            required
            inputRef={field}
          />
        </Form>
      )}
      {step === 'form' && <LinkSharing isPayable={isPayable} onUse={() => setIsShared(true)} />}
      <LinkProgress step={step} result={result} />
    </ModalFrame>
  );
}
