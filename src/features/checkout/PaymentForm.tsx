import { styled } from '@mui/material/styles';
import { useFormik } from 'formik';
import { boolean, object } from 'yup';
import { formatPesos } from '../../lib/money.ts';
import { paths } from '../../paths.ts';
import { limitMessage } from '../../store/cartRules.ts';
import { selectBrokenLimit, selectTotal } from '../../store/cart.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { askModal, openModal } from '../../store/modals.ts';
import { selectClientEmail, selectIsPaying, selectPaymentProblem } from '../../store/payment.ts';
import { selectUserData } from '../../store/session.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { getCheckboxProps, getFieldProps, useFirstErrorFocus } from '../../ui/fieldProps.ts';
import { LockIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { EmailField, keepFocus } from './EmailField.tsx';
import { emailRule } from '../../lib/fieldRules.ts';

const Form = styled('form')({ display: 'grid', gap: 20 });
const Terms = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: 16,
  // In line with the words beside the box, also when it stands below them.
  '& > button': { marginInline: -12, marginBlockStart: 2 },
});
const Safety = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: 8,
  margin: 0,
  color: theme.vars.palette.text.secondary,
  '& svg': { flex: 'none', marginTop: 1 },
}));

const schema = object({
  email: emailRule(),
  terms: boolean().oneOf([true], 'Para pagar debes aceptar los Términos y Condiciones'),
});

/** Who pays: the e-mail for the receipt, the terms, and one button with the amount; `onPay` takes the address. */
export function PaymentForm({ onPay }: { onPay: (email: string) => void }) {
  const dispatch = useAppDispatch();
  const total = useAppSelector(selectTotal);
  const limit = useAppSelector(selectBrokenLimit);
  const isPaying = useAppSelector(selectIsPaying);
  const problem = useAppSelector(selectPaymentProblem);
  const ownEmail = useAppSelector(selectUserData)?.email;
  const clientEmail = useAppSelector(selectClientEmail);
  const form = useFormik({
    initialValues: { email: ownEmail ?? clientEmail ?? '', terms: false },
    validationSchema: schema,
    // The store decides whether a press counts (trust T01).
    onSubmit: async ({ email }) => onPay(email.trim()),
  });
  const formRef = useFirstErrorFocus(form);
  const readTerms = async () => {
    if (await dispatch(askModal({ kind: 'terms' }))) await form.setFieldValue('terms', true);
  };

  return (
    <Form ref={formRef} noValidate onSubmit={form.handleSubmit} aria-label="Datos de quien paga">
      <EmailField
        field={getFieldProps(form, 'email')}
        wasLeft={form.touched.email === true}
        help="Ahí enviaremos el comprobante de pago."
      />
      <Terms>
        <CheckboxField
          {...getCheckboxProps(form, 'terms')}
          label="Acepto los Términos y Condiciones"
          required
        />
        <Button variant="text" size="small" onClick={() => void readTerms()}>
          Leer términos
        </Button>
      </Terms>
      {problem !== undefined && (
        <Notice kind="danger" role="alert" title="El banco no registró el pago">
          {problem}
        </Notice>
      )}
      {limit && (
        <Notice kind="warning" action={<TextLink to={paths.cart}>Volver al carro</TextLink>}>
          {limitMessage(limit)}
        </Notice>
      )}
      <BusyButton
        type="submit"
        size="large"
        busy={isPaying}
        disabled={limit !== undefined}
        onMouseDown={keepFocus}
      >
        {limit?.kind === 'inexact' ? 'Pagar' : `Pagar ${formatPesos(total)}`}
      </BusyButton>
      <Button
        variant="outlined"
        disabled={isPaying || limit !== undefined}
        onMouseDown={keepFocus}
        onClick={({ currentTarget }) => {
          // The window gives the focus back to where it was.
          currentTarget.focus();
          dispatch(openModal({ kind: 'paymentLink' }));
        }}
      >
        Enviar link de pago
      </Button>
      <Safety>
        <LockIcon size={18} />
        Continuarás en la página segura del banco. Al terminar volverás aquí con el resultado.
      </Safety>
    </Form>
  );
}
