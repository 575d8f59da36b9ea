import Button from '@mui/material/Button';
import { object } from 'yup';
import { formRefusal } from '../../api/formRefusal.ts';
import { useResetPasswordMutation } from '../../api/passwordsApi.ts';
import { codeRule, confirmationRule, newPasswordRule } from '../../lib/fields/fieldRules.ts';
import { readers } from '../../lib/fields/fieldReaders.ts';
import { filterText } from '../../lib/text/keyFilters.ts';
import { FormField } from '../../ui/fields/FormField.tsx';
import { useInitialFocus } from '../../ui/focus/arrival.ts';
import { SentForm } from '../../ui/forms/SentForm.tsx';
import { HiddenUsername } from '../../ui/forms/Form.tsx';
import { NewPasswordFields } from '../../ui/forms/NewPasswordFields.tsx';
import { useSentForm } from '../../ui/forms/useSentForm.ts';
import { ResendCode } from './ResendCode.tsx';

const schema = object({
  code: codeRule(),
  password: newPasswordRule(),
  confirmation: confirmationRule('password'),
});

interface NewPasswordStepProps {
  email: string;
  /** Called after another code was requested. */
  onResent: () => void;
  onBack: () => void;
  onReset: () => void;
}

const refusedField = (message: string) => (/contraseña/i.test(message) ? 'password' : 'code');

const ifReset = 'Si entonces el código ya no sirve, tu contraseña cambió: ingresa con la nueva.';

/** The second step of a reset: takes the mailed code and the new password. */
export function NewPasswordStep({ email, onResent, onBack, onReset }: NewPasswordStepProps) {
  const [resetPassword] = useResetPasswordMutation();
  const { field, ...sent } = useSentForm({
    initialValues: { code: '', password: '', confirmation: '' },
    validationSchema: schema,
    send: ({ code, password }) => resetPassword({ email, code, newPassword: password }).unwrap(),
    explain: (error) => formRefusal(error, refusedField, ifReset),
    onSent: onReset,
  });
  const codeField = useInitialFocus<HTMLInputElement>();

  return (
    <SentForm
      {...sent}
      action="Restablecer contraseña"
      other={
        <Button variant="text" onClick={onBack}>
          Usar otro correo
        </Button>
      }
    >
      <FormField
        label="Código"
        {...field('code')}
        help="Los 6 dígitos que te enviamos; vencen en pocos minutos."
        filter={(key) => filterText('numeric', key)}
        read={readers.code}
        maxLength={6}
        inputMode="numeric"
        autoComplete="one-time-code"
        inputRef={codeField}
        required
      />
      <ResendCode email={email} onSent={onResent} />
      <HiddenUsername email={email} />
      <NewPasswordFields field={field} label="Nueva contraseña" />
    </SentForm>
  );
}
