import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormik } from 'formik';
import { useState } from 'react';
import { object } from 'yup';
import type { Payment } from '../../api/paymentsApi.ts';
import { inChile } from '../../lib/dates/days.ts';
import { emailRule } from '../../lib/fields/fieldRules.ts';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import { receiptRequested, selectReceipt } from '../../store/payment/paymentSlice.ts';
import type { ReceiptState } from '../../store/payment/receipts.ts';
import { selectUserData } from '../../store/session/sessionSlice.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import { getFieldProps, useFirstErrorFocus } from '../../ui/fields/fieldProps.ts';
import { Form, FormActions } from '../../ui/forms/Form.tsx';
import { MailIcon } from '../../ui/icons/icons.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { PayerEmailField } from './PayerEmailField.tsx';

const schema = object({ email: emailRule() });

/** Where the receipt went, and when the payer asked for it again. */
interface Delivery {
  email: string;
  askedAt?: Date;
}

function Progress({ state, email, askedAt }: Delivery & { state: ReceiptState }) {
  if (state === 'sending') return <Notice>Enviando el comprobante…</Notice>;
  if (state === 'missing') {
    return (
      <Notice severity="error" title="El comprobante todavía no está disponible">
        No enviamos nada aún. Inténtalo de nuevo en unos minutos.
      </Notice>
    );
  }
  const to = email === '' ? '' : ` a ${email}`;
  const when = askedAt ? ` (${inChile(askedAt).time})` : '';
  return state === 'sent' ? (
    <Notice severity="success">
      {`Enviamos el comprobante${to}${when}. Puede tardar unos minutos en llegar.`}
    </Notice>
  ) : (
    <Notice severity="error" title="No pudimos confirmar el envío del comprobante">
      Revisa tu correo; si no llegó, envíalo otra vez.
    </Notice>
  );
}

/** The receipt by e-mail: the state of the one sent automatically, and a form to send it again. */
export function ReceiptMail({ payment: { reference, email: bankEmail } }: { payment: Payment }) {
  const dispatch = useAppDispatch();
  const { state, requests = 0 } = useAppSelector((root) => selectReceipt(root, reference)) ?? {};
  const ownEmail = useAppSelector(selectUserData)?.email ?? '';
  // Asked for by hand before this page came: nobody knows any more to which address.
  const [delivery, setDelivery] = useState<Delivery>({
    email: requests > 0 ? '' : bankEmail,
  });
  const form = useFormik({
    // An address that was only stored here is not offered: a press would mail the receipt to it.
    initialValues: { email: bankEmail || ownEmail },
    validationSchema: schema,
    onSubmit: async ({ email }) => {
      // The time tells a second delivery from the first.
      setDelivery({ email: email.trim(), askedAt: new Date() });
      dispatch(receiptRequested({ reference, email: email.trim() }));
    },
  });
  const formRef = useFirstErrorFocus(form);

  return (
    <Stack component="section" aria-label="Comprobante por correo" spacing={2}>
      <Typography variant="h3" component="h2">
        Recibe tu comprobante por correo
      </Typography>
      {/* Takes no room while empty, but stays there for screen readers to announce. */}
      <Box component="output" sx={{ mt: state ? 0 : -2 }}>
        {state && <Progress state={state} {...delivery} />}
      </Box>
      <Form ref={formRef} onSubmit={form.handleSubmit} sx={{ gap: 2, maxWidth: 420 }}>
        <PayerEmailField
          field={getFieldProps(form, 'email')}
          wasLeft={form.touched.email === true}
          help="Puedes enviarlo también a otra dirección."
        />
        <FormActions>
          <LoadingButton
            type="submit"
            variant="outlined"
            loading={state === 'sending'}
            startIcon={<MailIcon size={20} />}
          >
            Enviar comprobante
          </LoadingButton>
        </FormActions>
      </Form>
    </Stack>
  );
}
