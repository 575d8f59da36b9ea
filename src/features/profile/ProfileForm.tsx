import { object } from 'yup';
import { formRefusal } from '../../api/formRefusal.ts';
import type { UserInfo } from '../../api/userInfoApi.ts';
import { useUpdateUserMutation } from '../../api/usersApi.ts';
import { readers } from '../../lib/fields/fieldReaders.ts';
import { concernsEmail, personalRules, trimPersonal } from '../../lib/fields/personalData.ts';
import { EmailField, NameFields, PhoneField } from '../../ui/forms/PersonalFields.tsx';
import { SentForm } from '../../ui/forms/SentForm.tsx';
import { useSentForm } from '../../ui/forms/useSentForm.ts';
import { showToast } from '../../ui/toasts/toasts.ts';

const profileSchema = object(personalRules());

/**
 * Returns the form's initial values; e-mail and phone are normalized, because the bank may store
 * any format.
 */
function profileValues({ names, surnames, secondSurname, email, phone }: UserInfo) {
  return {
    names,
    surnames,
    secondSurname: secondSurname ?? '',
    email: readers.email(email),
    phone: readers.phone(phone ?? ''),
  };
}

const refusedField = (message: string) => (concernsEmail(message) ? 'email' : undefined);

export function ProfileForm({ info }: { info: UserInfo }) {
  const [updateUser] = useUpdateUserMutation();
  const { field, ...sent } = useSentForm({
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
    <SentForm {...sent} action="Guardar cambios">
      <NameFields field={field} />
      <EmailField field={field} help="Con este correo ingresas al portal." />
      <PhoneField field={field} />
    </SentForm>
  );
}
