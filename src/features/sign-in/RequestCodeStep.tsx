import { object } from 'yup';
import { formRefusal } from '../../api/formRefusal.ts';
import { useRequestResetCodeMutation } from '../../api/passwordsApi.ts';
import { loginEmailRule } from '../../lib/fieldRules.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import { FormActions } from '../../ui/forms/FormActions.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormMessage } from '../../ui/forms/FormMessage.tsx';
import { EmailField } from '../../ui/forms/PersonalFields.tsx';
import { useSentForm } from '../../ui/forms/useSentForm.ts';

const schema = object({ email: loginEmailRule() });

/** The first step of a reset. */
interface RequestCodeStepProps {
  /** The field's initial value. */
  email: string;
  onRequested: (email: string) => void;
}

/** Requests the code; the bank answers the same whether it knows the address or not. */
export function RequestCodeStep({ email, onRequested }: RequestCodeStepProps) {
  const [requestCode] = useRequestResetCodeMutation();
  const { form, formRef, message, field } = useSentForm({
    initialValues: { email },
    validationSchema: schema,
    send: (values) => requestCode(values.email.trim()).unwrap(),
    explain: (error) => formRefusal(error, () => 'email'),
    onSent: (values) => onRequested(values.email.trim()),
  });
  return (
    <Form ref={formRef} onSubmit={form.handleSubmit}>
      <EmailField field={field} help="El correo con que creaste tu cuenta." />
      <FormMessage>{message}</FormMessage>
      <FormActions>
        <LoadingButton type="submit" size="large" loading={form.isSubmitting}>
          Enviar código
        </LoadingButton>
      </FormActions>
    </Form>
  );
}
