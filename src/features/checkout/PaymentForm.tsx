import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useFormik } from 'formik';
import { useMemo, useState } from 'react';
import { boolean, object } from 'yup';
import { useDraft } from '../../components/drafts/useDraft.ts';
import { PayerEmailField } from '../../components/receipt/PayerEmailField.tsx';
import { TermsConsent } from '../../components/terms/TermsConsent.tsx';
import { emailRule, termsRule } from '../../lib/fields/fieldRules.ts';
import { part } from '../../lib/schemas.ts';
import { paths } from '../../config/paths.ts';
import { sharesBill } from '../../store/cart/bills.ts';
import { limitMessage } from '../../store/cart/cartRules.ts';
import { selectBrokenLimit, selectItems, selectTotal } from '../../store/cart/cartSlice.ts';
import { draftChanged } from '../../store/session/draftsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import { confirmModal, openModal } from '../../store/session/modalsSlice.ts';
import { isRegistered } from '../../store/payment/attempt.ts';
import {
  selectClientEmail,
  selectIsPaying,
  selectOwnAttempts,
} from '../../store/payment/paymentSlice.ts';
import { selectUserData } from '../../store/session/sessionSlice.ts';
import { isKept } from '../../store/device/storageAreas.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import { getCheckboxProps, getFieldProps, useFirstErrorFocus } from '../../ui/fields/fieldProps.ts';
import { useHandedOver } from '../../ui/hooks/useHandedOver.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { BankPageNote } from '../../ui/text/BankPageNote.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { PaymentProblem } from '../../components/payment/PaymentProblem.tsx';

const schema = object({ email: emailRule(), terms: termsRule() });
const arrivalSchema = part({ acceptsTerms: boolean().oneOf([true]).required() });

/**
 * Warns whoever is about to pay bills again whose earlier payment stands as only the bank can say:
 * whether that one was charged, the portal does not know.
 */
function EarlierPayment() {
  const items = useAppSelector(selectItems);
  const earlier = useAppSelector(selectOwnAttempts)
    .filter(isRegistered)
    .find((attempt) => attempt.status === 'other' && sharesBill(attempt.items, items));
  if (!earlier) return null;
  return (
    <Notice severity="warning" title="Ya hubo un pago de estas cuentas">
      El banco lo informa como «<UntrustedText>{earlier.statusWord ?? ''}</UntrustedText>». Antes de
      pagar de nuevo, revisa en tu banco que no te lo haya cobrado.
    </Notice>
  );
}

/**
 * Who pays: the e-mail for the receipt, the terms, and the pay button; `onPay` gets the address.
 */
export function PaymentForm({ onPay }: { onPay: (email: string) => void }) {
  const dispatch = useAppDispatch();
  const total = useAppSelector(selectTotal);
  const limit = useAppSelector(selectBrokenLimit);
  const isPaying = useAppSelector(selectIsPaying);
  const ownEmail = useAppSelector(selectUserData)?.email;
  const clientEmail = useAppSelector(selectClientEmail);
  const { acceptsTerms = false } = useHandedOver(arrivalSchema) ?? {};
  const knownEmail = ownEmail ?? clientEmail ?? '';
  const form = useFormik({
    initialValues: { email: knownEmail, terms: acceptsTerms },
    validationSchema: schema,
    // The store decides whether a press counts (docs/trust.md, T01).
    onSubmit: async (values) => {
      dispatch(draftChanged({ form: 'checkout', draft: {} }));
      onPay(values.email.trim());
    },
  });
  const formRef = useFirstErrorFocus(form);
  const { email } = form.values;
  useDraft({
    form: 'checkout',
    values: useMemo(() => ({ email }), [email]),
    known: { email: knownEmail },
    restore: (draft) => void form.setFieldValue('email', draft['email'] ?? knownEmail, false),
  });
  // The receipt is mailed after the bank's page, by what this browser keeps of the payment.
  const [canMailReceipt] = useState(() => isKept('payment'));

  return (
    <Form
      ref={formRef}
      onSubmit={form.handleSubmit}
      aria-label="Datos de quien paga"
      sx={{ gap: 2.5 }}
    >
      <PayerEmailField
        field={getFieldProps(form, 'email')}
        wasLeft={form.touched.email === true}
        help={
          canMailReceipt
            ? 'Ahí enviaremos el comprobante de pago.'
            : 'Tu navegador no deja guardar datos: no podremos enviarte el comprobante. Al volver del banco verás tu pago en pantalla: guarda su referencia.'
        }
      />
      <TermsConsent
        {...getCheckboxProps(form, 'terms')}
        read={() => dispatch(confirmModal({ kind: 'terms' }))}
      />
      <EarlierPayment />
      <PaymentProblem />
      {limit && (
        <Notice severity="warning" action={<Link href={paths.cart}>Volver al carro</Link>}>
          {limitMessage(limit)}
        </Notice>
      )}
      <LoadingButton type="submit" size="large" loading={isPaying} disabled={limit !== undefined}>
        Pagar <MoneyText amount={total} size="inherit" />
      </LoadingButton>
      <Button
        variant="outlined"
        disabled={isPaying || limit !== undefined}
        onClick={() => dispatch(openModal({ kind: 'paymentLink' }))}
      >
        Enviar link de pago
      </Button>
      <BankPageNote />
    </Form>
  );
}
