import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { styled } from '@mui/material/styles';
import { useFormik } from 'formik';
import { object } from 'yup';
import { emailRule, termsRule } from '../../lib/fieldRules.ts';
import { paths } from '../../paths.ts';
import { selectBrokenLimit, selectTotal } from '../../store/cart/cartSlice.ts';
import { limitMessage } from '../../store/cart/cartRules.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { confirmModal, openModal } from '../../store/modalsSlice.ts';
import { selectClientEmail, selectIsPaying } from '../../store/payment/paymentSlice.ts';
import { selectUserData } from '../../store/sessionSlice.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import { getCheckboxProps, getFieldProps, useFirstErrorFocus } from '../../ui/fields/fieldProps.ts';
import { FormColumn } from '../../ui/forms/formLayout.ts';
import { TermsConsent } from '../../components/terms/TermsConsent.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { BankPageNote } from '../../ui/text/BankPageNote.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { EarlierPayment } from './EarlierPayment.tsx';
import { PayerEmailField } from './PayerEmailField.tsx';
import { PaymentProblem } from './PaymentProblem.tsx';

const Column = styled(FormColumn)({ gap: 20 });

const schema = object({ email: emailRule(), terms: termsRule() });

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
  const form = useFormik({
    initialValues: { email: ownEmail ?? clientEmail ?? '', terms: false },
    validationSchema: schema,
    // The store decides whether a press counts (docs/trust.md, T01).
    onSubmit: async ({ email }) => onPay(email.trim()),
  });
  const formRef = useFirstErrorFocus(form);

  return (
    <Column ref={formRef} onSubmit={form.handleSubmit} aria-label="Datos de quien paga">
      <PayerEmailField
        field={getFieldProps(form, 'email')}
        wasLeft={form.touched.email === true}
        help="Ahí enviaremos el comprobante de pago."
      />
      <TermsConsent
        {...getCheckboxProps(form, 'terms')}
        read={() => dispatch(confirmModal({ kind: 'terms' }))}
      />
      <EarlierPayment />
      <PaymentProblem />
      {limit && (
        <Notice
          severity="warning"
          action={
            <Link component={RouterLink} to={paths.cart}>
              Volver al carro
            </Link>
          }
        >
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
    </Column>
  );
}
