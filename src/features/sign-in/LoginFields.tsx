import Button from '@mui/material/Button';
import type { FormikProps } from 'formik';
import { useEffect, useState } from 'react';
import type { Credentials } from '../../api/sessionApi.ts';
import { advice } from '../../lib/fields/fieldAdvice.ts';
import { readers } from '../../lib/fields/fieldReaders.ts';
import { credentialLength } from '../../lib/fields/fieldRules.ts';
import { getFieldProps } from '../../ui/fields/fieldProps.ts';
import { FormField } from '../../ui/fields/FormField.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { useInitialFocus } from '../../ui/focus/arrival.ts';
import { FormMessage, Form } from '../../ui/forms/Form.tsx';
import { isComplete } from './loginForm.ts';

/** The password has the initial focus after a failure, or if the e-mail is filled in. */
export function LoginFields({
  form,
  problem,
}: {
  form: FormikProps<Credentials>;
  problem: string | undefined;
}) {
  const start = useInitialFocus<HTMLInputElement>();
  const [isPasswordNext] = useState(problem !== undefined || form.values.email !== '');
  useEffect(() => start.current?.select(), [start]);
  return (
    <Form onSubmit={form.handleSubmit} sx={{ width: '100%' }}>
      <FormField
        label="Correo electrónico"
        {...getFieldProps(form, 'email')}
        read={readers.email}
        explain={advice.email}
        inputMode="email"
        autoComplete="username"
        maxLength={credentialLength}
        spellCheck={false}
        required
        {...(!isPasswordNext && { inputRef: start })}
      />
      <PasswordField
        label="Contraseña"
        {...getFieldProps(form, 'password')}
        autoComplete="current-password"
        maxLength={credentialLength}
        required
        {...(isPasswordNext && { inputRef: start })}
      />
      <FormMessage>{problem}</FormMessage>
      <Button type="submit" size="large" fullWidth disabled={!isComplete(form.values)}>
        Inicia sesión
      </Button>
    </Form>
  );
}
