import { object } from 'yup';
import { formRefusal } from '../../api/formRefusal.ts';
import { useRequestResetCodeMutation } from '../../api/passwordsApi.ts';
import { loginEmailRule } from '../../lib/fields/fieldRules.ts';
import { SentForm } from '../../ui/forms/SentForm.tsx';
import { EmailField } from '../../ui/forms/PersonalFields.tsx';
import { useSentForm } from '../../ui/forms/useSentForm.ts';

const schema = object({ email: loginEmailRule() });

interface RequestCodeStepProps {
  /** The field's initial value. */
  email: string;
  onRequested: (email: string) => void;
}

/**
 * The first step of a reset: requests a code by mail. The bank gives the same answer whether it
 * knows the address or not, so the second step follows in both cases.
 */
export function RequestCodeStep({ email, onRequested }: RequestCodeStepProps) {
  const [requestCode] = useRequestResetCodeMutation();
  const { field, ...sent } = useSentForm({
    initialValues: { email },
    validationSchema: schema,
    send: (values) => requestCode(values.email.trim()).unwrap(),
    explain: (error) => formRefusal(error, () => 'email'),
    onSent: (values) => onRequested(values.email.trim()),
  });
  return (
    <SentForm {...sent} action="Enviar código">
      <EmailField field={field} help="El correo con que creaste tu usuario." />
    </SentForm>
  );
}
