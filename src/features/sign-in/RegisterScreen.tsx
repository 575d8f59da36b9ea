import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { formRefusal } from '../../api/formRefusal.ts';
import { useRegisterMutation } from '../../api/usersApi.ts';
import { isOn } from '../../lib/isOn.ts';
import { brand } from '../../config/brand.ts';
import { paths } from '../../config/paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import { selectOffText } from '../../store/device/switchesSlice.ts';
import { confirmModal } from '../../store/session/modalsSlice.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import { getCheckboxProps } from '../../ui/fields/fieldProps.ts';
import { focusMainHeading } from '../../ui/focus/arrival.ts';
import { FormWithAside } from '../../ui/forms/FormWithAside.tsx';
import { FormActions, Form, FormMessage, HiddenUsername } from '../../ui/forms/Form.tsx';
import { NewPasswordFields } from '../../ui/forms/NewPasswordFields.tsx';
import { EmailField, NameFields, PhoneField, RutField } from '../../ui/forms/PersonalFields.tsx';
import { TermsConsent } from '../../components/terms/TermsConsent.tsx';
import { useSentForm } from '../../ui/forms/useSentForm.ts';
import { BelowFold } from '../../ui/page/BelowFold.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { announceAndLogin } from './announceAndLogin.ts';
import {
  emptyRegistration,
  refusedField,
  registrationOf,
  registrationSchema,
} from './registrationValues.ts';
import { WhyAnAccount } from './WhyAnAccount.tsx';

const ifRegistered =
  'Si entonces el correo o RUT ya existe, tu usuario quedó creado: ingresa con él.';

/** /usuario/registro: a guest becomes a payer, unless registration is switched off. */
export function RegisterScreen() {
  const off = useAppSelector((state) => selectOffText(state, 'registration'));
  return (
    <Page
      title="Crea tu cuenta"
      lead={`Guarda tus cuentas, revisa tus pagos y paga más rápido. ${brand.promises.register}`}
    >
      <FormWithAside>
        {off === undefined ? <RegisterForm /> : <Notice role="status" title={off} />}
        <WhyAnAccount />
      </FormWithAside>
    </Page>
  );
}

function RegisterForm() {
  const dispatch = useAppDispatch();
  const [register] = useRegisterMutation();
  const { form, formProps, message, field } = useSentForm({
    initialValues: emptyRegistration,
    validationSchema: registrationSchema,
    send: (values) => register(registrationOf(values)).unwrap(),
    explain: (error) => formRefusal(error, refusedField, ifRegistered),
    onSent({ email }, reset) {
      if (isOn(paths.register)) focusMainHeading();
      reset();
      void dispatch(
        announceAndLogin({
          title: 'Cuenta creada',
          message: 'Ya puedes ingresar con tu correo electrónico y tu contraseña.',
          email,
        }),
      );
    },
  });

  const { setFieldValue } = form;
  // `Activity` keeps the form's state when the visitor leaves the screen, so the passwords are
  // cleared then.
  useEffect(
    () => () => {
      for (const name of ['password', 'confirmation']) void setFieldValue(name, '', false);
    },
    [setFieldValue],
  );

  return (
    <Form {...formProps}>
      <NameFields field={field} />
      <RutField field={field} />
      <EmailField field={field} help="Con este correo ingresarás al portal." />
      <PhoneField field={field} />
      <BelowFold>
        <HiddenUsername email={form.values.email} />
        <NewPasswordFields field={field} label="Contraseña" />
        <TermsConsent
          {...getCheckboxProps(form, 'terms')}
          read={() => dispatch(confirmModal({ kind: 'terms' }))}
        />
        <FormMessage>{message}</FormMessage>
        <FormActions>
          <LoadingButton type="submit" size="large" loading={form.isSubmitting}>
            Crear cuenta
          </LoadingButton>
        </FormActions>
        <Typography>
          ¿Ya tienes un usuario? <Link href={paths.user}>Ingresa o recupera tu contraseña</Link>.
        </Typography>
      </BelowFold>
    </Form>
  );
}
