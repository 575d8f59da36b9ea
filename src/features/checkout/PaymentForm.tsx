import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { object } from 'yup';
import { useDraft } from '../../components/drafts/useDraft.ts';
import { PayerEmailField } from '../../components/receipt/PayerEmailField.tsx';
import { TermsConsent } from '../../components/terms/TermsConsent.tsx';
import { emailRule, termsRule } from '../../lib/fields/fieldRules.ts';
import { paths } from '../../config/paths.ts';
import { limitMessage } from '../../store/cart/cartRules.ts';
import { selectBrokenLimit, selectTotal } from '../../store/cart/cartSlice.ts';
import { draftChanged } from '../../store/session/draftsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import { confirmModal } from '../../store/session/modalsSlice.ts';
import { selectClientEmail, selectIsPaying } from '../../store/payment/paymentSlice.ts';
import { selectUserData } from '../../store/session/sessionSlice.ts';
import { isKept } from '../../store/device/storageAreas.ts';
import { aboveDock, gutter } from '../../theme/pageFrame.ts';
import { theme } from '../../theme/theme.ts';
import { lowWindow } from '../../theme/windows.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import { getCheckboxProps } from '../../ui/fields/fieldProps.ts';
import { useSentForm } from '../../ui/forms/useSentForm.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { BankPageNote } from '../../ui/text/BankPageNote.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { TotalLine } from '../../ui/text/TotalLine.tsx';
import { BarScrollPadding } from '../../ui/page/BarScrollPadding.tsx';
import { PaymentProblem } from '../../components/payment/PaymentProblem.tsx';

const schema = object({ email: emailRule(), terms: termsRule() });

interface PaymentFormProps {
  /** Called with the e-mail address for the receipt. */
  onPay: (email: string) => void;
  /** Whether the payer accepted the terms before this screen. */
  acceptsTerms: boolean;
  /** The items to pay, beside the fields or, on narrow screens, above them. */
  children: ReactNode;
}

/** In a narrow window the total and the button stay at the bottom, unless the window is low. */
const payBar = {
  [theme.breakpoints.down('md')]: {
    position: 'sticky',
    insetBlockEnd: aboveDock,
    zIndex: 'appBar',
    mx: `calc(-1 * ${gutter})`,
    padding: `12px ${gutter} calc(12px + env(safe-area-inset-bottom))`,
    borderTop: 1,
    borderColor: 'divider',
    bgcolor: 'background.paper',
    boxShadow: 'var(--shadow)',
  },
  [`@media ${lowWindow}`]: { position: 'static' },
};

export function PaymentForm({ onPay, acceptsTerms, children }: PaymentFormProps) {
  const dispatch = useAppDispatch();
  const total = useAppSelector(selectTotal);
  const limit = useAppSelector(selectBrokenLimit);
  const isPaying = useAppSelector(selectIsPaying);
  const ownEmail = useAppSelector(selectUserData)?.email;
  const clientEmail = useAppSelector(selectClientEmail);
  const knownEmail = ownEmail ?? clientEmail ?? '';
  const { form, formProps, field } = useSentForm({
    initialValues: { email: knownEmail, terms: acceptsTerms },
    validationSchema: schema,
    // The store ignores repeated presses (docs/trust.md, T01).
    send(values) {
      dispatch(draftChanged({ form: 'checkout', draft: {} }));
      onPay(values.email.trim());
    },
  });
  const { email } = form.values;
  useDraft({
    form: 'checkout',
    element: formProps.ref,
    values: useMemo(() => ({ email }), [email]),
    known: { email: knownEmail },
    restore: (name, text) => void form.setFieldValue(name, text, false),
  });
  // The bank's page replaces the portal. After the return, the receipt is mailed only if this
  // browser could store the payment.
  const [canMailReceipt] = useState(() => isKept('payment'));

  return (
    <Form
      {...formProps}
      aria-label="Datos de quien paga"
      sx={{
        display: { xs: 'flex', md: 'grid' },
        // If larger text leaves no room beside the bills, the fields are below them.
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(17rem, 34%), 100%), 1fr))',
        gridTemplateRows: 'auto auto 1fr',
        columnGap: 8,
        rowGap: 2.5,
        alignItems: { md: 'start' },
        // On paper only the bills are left.
        '@media print': { display: 'block', '& > * + *': { display: 'none' } },
      }}
    >
      <Box sx={{ gridRow: '1 / span 3', minWidth: 0 }}>{children}</Box>
      <Stack spacing={2} sx={{ pt: { md: 3 }, minWidth: 0 }}>
        <Typography variant="h3" component="h2">
          ¿A qué correo enviamos el comprobante?
        </Typography>
        <PayerEmailField
          field={field('email')}
          wasLeft={form.touched.email === true}
          help={
            canMailReceipt
              ? undefined
              : 'Este dispositivo no deja guardar datos: no podremos enviarte el comprobante. Al volver del banco verás tu pago en pantalla: guarda su referencia.'
          }
        />
        <TermsConsent
          {...getCheckboxProps(form, 'terms')}
          read={() => dispatch(confirmModal({ kind: 'terms' }))}
        />
        <PaymentProblem />
        {limit && (
          <Notice severity="warning" action={<Link href={paths.cart}>Volver al carro</Link>}>
            {limitMessage(limit)}
          </Notice>
        )}
      </Stack>
      <Stack spacing={1.5} sx={payBar}>
        <BarScrollPadding />
        <Box sx={{ display: { md: 'none' } }}>
          <TotalLine amount={total} />
        </Box>
        <LoadingButton
          type="submit"
          size="large"
          loading={isPaying}
          busyText="Registrando tu pago…"
          disabled={limit !== undefined}
        >
          Pagar <MoneyText amount={total} size="inherit" />
        </LoadingButton>
      </Stack>
      <BankPageNote />
    </Form>
  );
}
