import { newPasswordHelp } from '../lib/fieldRules.ts';
import { PasswordField } from './PasswordField.tsx';
import type { FieldsOf } from './PersonalFields.tsx';

/** A new password, typed twice. */
export interface NewPasswordFieldsProps extends FieldsOf<'password' | 'confirmation'> {
  label: 'Contraseña' | 'Nueva contraseña';
}

/** A new password and its confirmation, as password managers understand them. */
export function NewPasswordFields({ field, label }: NewPasswordFieldsProps) {
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
