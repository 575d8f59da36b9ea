import { useEffect } from 'react';
import { newPasswordHelp } from '../../lib/fields/fieldRules.ts';
import { loadCommonPasswords } from '../../lib/fields/passwords.ts';
import { PasswordField } from '../fields/PasswordField.tsx';
import type { FieldsOf } from './PersonalFields.tsx';

interface NewPasswordFieldsProps extends FieldsOf<'password' | 'confirmation'> {
  label: 'Contraseña' | 'Nueva contraseña';
}

/** A new password and its confirmation, marked up for password managers. */
export function NewPasswordFields({ field, label }: NewPasswordFieldsProps) {
  // The list of common passwords is loaded before the form is submitted; submitting repeats a
  // failed load.
  useEffect(() => void loadCommonPasswords().catch(() => undefined), []);
  return (
    <>
      <PasswordField
        label={label}
        {...field('password')}
        help={newPasswordHelp}
        autoComplete="new-password"
        required
      />
      <PasswordField
        label="Confirmar contraseña"
        {...field('confirmation')}
        autoComplete="new-password"
        required
      />
    </>
  );
}
