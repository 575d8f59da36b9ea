import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { object } from 'yup';
import type { Payment } from '../../api/paymentsApi.ts';
import { inChile } from '../../lib/dates/days.ts';
import { emailRule } from '../../lib/fields/fieldRules.ts';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import { receiptRequested, selectReceipt } from '../../store/payment/paymentSlice.ts';
import type { ReceiptState } from '../../store/payment/receipts.ts';
import { selectUserData } from '../../store/session/sessionSlice.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import { useSentForm } from '../../ui/forms/useSentForm.ts';
import { Form, FormActions } from '../../ui/forms/Form.tsx';
import { MailIcon } from '../../ui/icons/icons.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { PayerEmailField } from './PayerEmailField.tsx';

const schema = object({ email: emailRule() });

/**
 * `email` is the address to which the receipt was mailed, '' if unknown; `askedAt` is the time at
 * which the payer requested another mail.
 */
interface Delivery {
  email: string;
  askedAt?: Date;
}

function Progress({ state, email, askedAt }: Delivery & { state: ReceiptState }) {
  const to = email === '' ? '' : ` a ${email}`;
  const when = askedAt ? ` (${inChile(askedAt).time})` : '';
  if (state === 'sending') return <span>Enviando el comprobante…</span>;
  if (state === 'sent') {
    return (
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {`Enviamos el comprobante${to}${when}.`}
      </Box>
    );
  }
  return state === 'missing' ? (
    <Notice severity="error" title="El comprobante todavía no está disponible">
      No enviamos nada aún. Inténtalo de nuevo en unos minutos.
    </Notice>
  ) : (
    <Notice severity="error" title="No pudimos confirmar el envío del comprobante">
      Revisa tu correo; si no llegó, envíalo de nuevo.
    </Notice>
  );
}

/**
 * The receipt by e-mail: a line names the address to which the receipt was mailed, and a button
 * opens the form that sends it to another address. The form is open if no mail was sent.
 */
export function ReceiptMail({ payment: { reference, email: bankEmail } }: { payment: Payment }) {
  const dispatch = useAppDispatch();
  const { state, requests = 0 } = useAppSelector((root) => selectReceipt(root, reference)) ?? {};
  const ownEmail = useAppSelector(selectUserData)?.email ?? '';
  // The address of a receipt requested before a reload is no longer known.
  const [delivery, setDelivery] = useState<Delivery>({
    email: requests > 0 ? '' : bankEmail,
  });
  const [isWanted, setIsWanted] = useState(false);
  const isSent = state === 'sending' || state === 'sent';
  const isOpen = isWanted || !isSent;
  return (
    <Stack component="section" aria-label="Comprobante por correo" spacing={1}>
      {/* Balanced lines keep the button from being alone on the last one. */}
      <Box sx={{ textWrap: 'balance' }}>
        <output>{state && <Progress state={state} {...delivery} />}</output>
        {isSent && !isWanted && (
          <Button
            variant="text"
            size="small"
            sx={{ ml: 'calc(12px + var(--outdent))' }}
            onClick={() => setIsWanted(true)}
          >
            Enviar a otro correo
          </Button>
        )}
      </Box>
      {isOpen && (
        <MailForm
          // For another address the field is empty. A guest's stored address is not offered: it may
          // be another person's, and a press would mail the receipt to it.
          known={isWanted ? '' : bankEmail || ownEmail}
          isSending={state === 'sending'}
          isFocused={isWanted}
          onSend={(email) => {
            setIsWanted(true);
            // The time distinguishes a second delivery to the same address from the first.
            setDelivery({ email, askedAt: new Date() });
            dispatch(receiptRequested({ reference, email }));
          }}
        />
      )}
    </Stack>
  );
}

interface MailFormProps {
  /** The address to offer; may be ''. */
  known: string;
  isSending: boolean;
  /** Whether the form was opened by a press, and so takes the focus. */
  isFocused: boolean;
  onSend: (email: string) => void;
}

function MailForm({ known, isSending, isFocused, onSend }: MailFormProps) {
  const { form, formProps, field } = useSentForm({
    initialValues: { email: known },
    validationSchema: schema,
    send: ({ email }) => onSend(email.trim()),
  });
  useEffect(() => {
    if (isFocused) formProps.ref.current?.querySelector('input')?.focus();
  }, [formProps.ref, isFocused]);
  return (
    <Form {...formProps} sx={{ gap: 2, maxWidth: 420 }}>
      <PayerEmailField
        field={field('email')}
        wasLeft={form.touched.email === true}
        help="Puede tardar unos minutos en llegar."
      />
      <FormActions>
        <LoadingButton
          type="submit"
          variant="outlined"
          loading={isSending}
          startIcon={<MailIcon size={20} />}
        >
          Enviar comprobante
        </LoadingButton>
      </FormActions>
    </Form>
  );
}
