import { useNavigate } from 'react-router';
import { object } from 'yup';
import { formRefusal } from '../../api/formRefusal.ts';
import { useChangePasswordMutation } from '../../api/users.ts';
import { confirmationRule, currentPasswordRule, newPasswordRule } from '../../lib/fieldRules.ts';
import { paths } from '../../paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { askModal } from '../../store/modals.ts';
import { selectUserData } from '../../store/session.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FormActions, FormColumn } from '../../ui/formLayout.ts';
import { FormMessage } from '../../ui/FormMessage.tsx';
import { NewPasswordFields } from '../../ui/NewPasswordFields.tsx';
import { PageContainer } from '../../ui/PageContainer.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useSentForm } from '../../ui/useSentForm.ts';

const schema = object({
  currentPassword: currentPasswordRule(),
  password: newPasswordRule(),
  confirmation: confirmationRule('password'),
});

const refusedField = (message: string) =>
  /actual/i.test(message) ? 'currentPassword' : 'password';

/** A signed-in payer chooses a new password (/usuario/cambiarClave). */
export function ChangePasswordScreen() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const payer = useAppSelector(selectUserData);
  const [changePassword] = useChangePasswordMutation();
  const { form, formRef, message, field } = useSentForm({
    initialValues: { currentPassword: '', password: '', confirmation: '' },
    validationSchema: schema,
    send: ({ currentPassword, password }) =>
      changePassword({
        document: payer?.docUsr ?? '',
        currentPassword,
        newPassword: password,
      }).unwrap(),
    explain: (error) => formRefusal(error, refusedField),
    async onSent(_values, empty) {
      empty();
      await dispatch(
        askModal({
          kind: 'result',
          success: true,
          title: 'Contraseña cambiada',
          message: 'Desde ahora ingresas con tu nueva contraseña.',
        }),
      );
      await navigate(paths.accounts);
    },
  });

  return (
    <PageContainer width="form">
      <PageHeading>Cambiar contraseña</PageHeading>
      <FormColumn ref={formRef} method="post" noValidate onSubmit={form.handleSubmit}>
        <PasswordField
          label="Contraseña actual"
          {...field('currentPassword')}
          autoComplete="current-password"
          required
        />
        <NewPasswordFields field={field} label="Nueva contraseña" username={payer?.email ?? ''} />
        <FormMessage>{message}</FormMessage>
        <FormActions>
          <BusyButton type="submit" size="large" busy={form.isSubmitting}>
            Cambiar contraseña
          </BusyButton>
        </FormActions>
      </FormColumn>
    </PageContainer>
  );
}
