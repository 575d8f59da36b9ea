import Stack from '@mui/material/Stack';
import { useNavigate } from 'react-router';
import { object } from 'yup';
import { formRefusal } from '../../api/formRefusal.ts';
import { useChangePasswordMutation } from '../../api/passwordsApi.ts';
import {
  confirmationRule,
  currentPasswordRule,
  newPasswordRule,
} from '../../lib/fields/fieldRules.ts';
import { isOn } from '../../lib/isOn.ts';
import { paths } from '../../config/paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import { confirmModal } from '../../store/session/modalsSlice.ts';
import {
  passwordRenewed,
  selectIsPasswordExpired,
  selectUserData,
} from '../../store/session/sessionSlice.ts';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { focusMainHeading } from '../../ui/focus/arrival.ts';
import { AsideNote, FormAside, FormWithAside } from '../../ui/forms/FormWithAside.tsx';
import { SentForm } from '../../ui/forms/SentForm.tsx';
import { HiddenUsername } from '../../ui/forms/Form.tsx';
import { NewPasswordFields } from '../../ui/forms/NewPasswordFields.tsx';
import { useSentForm } from '../../ui/forms/useSentForm.ts';
import { Notice } from '../../ui/page/Notice.tsx';
import { Page } from '../../ui/page/Page.tsx';

const schema = object({
  currentPassword: currentPasswordRule(),
  password: newPasswordRule(),
  confirmation: confirmationRule('password'),
});

/**
 * Returns the field that a refusal is about: the new password if the message mentions it or a
 * number of characters, else the current one.
 */
const refusedField = (message: string) =>
  /\bnueva\b|caracteres/i.test(message) ? 'password' : 'currentPassword';

const ifChanged = 'Si entonces tu contraseña actual ya no sirve, el cambio quedó hecho.';

function PasswordAdvice() {
  return (
    <FormAside label="Sobre tu contraseña">
      <AsideNote title="Úsala solo aquí">
        Usa una contraseña que no tengas en otro sitio. Una frase corta es fácil de recordar.
      </AsideNote>
      <AsideNote title="Nadie te la pedirá">
        Nunca te pediremos tu contraseña por correo electrónico.
      </AsideNote>
    </FormAside>
  );
}

/** /usuario/cambiarClave: a signed-in payer chooses a new password. */
export function ChangePasswordScreen() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const payer = useAppSelector(selectUserData);
  const isExpired = useAppSelector(selectIsPasswordExpired);
  const [changePassword] = useChangePasswordMutation();
  const announce = async () => {
    dispatch(passwordRenewed());
    const isRead = await dispatch(
      confirmModal({
        kind: 'result',
        success: true,
        title: 'Contraseña cambiada',
        message: 'Desde ahora ingresas con tu nueva contraseña.',
      }),
    );
    if (isRead && isOn(paths.changePassword)) await navigate(paths.accounts);
  };
  const { field, ...sent } = useSentForm({
    initialValues: { currentPassword: '', password: '', confirmation: '' },
    validationSchema: schema,
    send: ({ currentPassword, password }) =>
      changePassword({
        document: payer?.docUsr ?? '',
        currentPassword,
        newPassword: password,
      }).unwrap(),
    explain: (error) => formRefusal(error, refusedField, ifChanged),
    onSent(_values, reset) {
      if (isOn(paths.changePassword)) focusMainHeading();
      reset();
      void announce();
    },
  });

  return (
    <Page title="Cambiar contraseña">
      <FormWithAside>
        <Stack spacing={3}>
          {isExpired && (
            <Notice severity="warning" role="alert">
              Tu contraseña venció. Cámbiala para continuar.
            </Notice>
          )}
          <SentForm {...sent} action="Cambiar contraseña">
            <HiddenUsername email={payer?.email ?? ''} />
            <PasswordField
              label="Contraseña actual"
              {...field('currentPassword')}
              autoComplete="current-password"
              required
            />
            <NewPasswordFields field={field} label="Nueva contraseña" />
          </SentForm>
        </Stack>
        <PasswordAdvice />
      </FormWithAside>
    </Page>
  );
}
