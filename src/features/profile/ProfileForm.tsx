import { formRefusal } from '../../api/formRefusal.ts';
import type { UserInfo } from '../../api/userInfoApi.ts';
import { useUpdateUserMutation } from '../../api/usersApi.ts';
import { concernsEmail, trimPersonal } from '../../lib/personalData.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import { FormActions } from '../../ui/forms/FormActions.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormMessage } from '../../ui/forms/FormMessage.tsx';
import { EmailField, NameFields, PhoneField } from '../../ui/forms/PersonalFields.tsx';
import { useSentForm } from '../../ui/forms/useSentForm.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { profileSchema, profileValues } from './profileValues.ts';

const refusedField = (message: string) => (concernsEmail(message) ? 'email' : undefined);

/** The form with the payer's own data. */
export function ProfileForm({ info }: { info: UserInfo }) {
  const [updateUser] = useUpdateUserMutation();
  const { form, formRef, message, field } = useSentForm({
    initialValues: profileValues(info),
    validationSchema: profileSchema,
    send: (values) => updateUser({ document: info.document, ...trimPersonal(values) }).unwrap(),
    explain: (error) => formRefusal(error, refusedField),
    onSent(values, reset) {
      reset({ values: trimPersonal(values) });
      showToast({ text: 'Tus datos fueron actualizados.', targetClass: 'success' });
    },
  });
  return (
    <Form ref={formRef} onSubmit={form.handleSubmit}>
      <NameFields field={field} />
      <EmailField field={field} help="Con este correo ingresas al portal." />
      <PhoneField field={field} />
      <FormMessage>{message}</FormMessage>
      <FormActions>
        <LoadingButton type="submit" size="large" loading={form.isSubmitting}>
          Guardar cambios
        </LoadingButton>
      </FormActions>
    </Form>
  );
}
