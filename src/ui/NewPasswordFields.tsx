import { newPasswordHelp } from '../lib/fieldRules.ts';
import { PasswordField } from './PasswordField.tsx';
import type { FieldsOf } from './PersonalFields.tsx';

/** A new password, typed twice. */
export interface NewPasswordFieldsProps extends FieldsOf<'password' | 'confirmation'> {
  label: 'Contraseña' | 'Nueva contraseña';
  /** The e-mail that it will open the door with; hidden, for the password manager that keeps the two together. */
  username: string;
}

/** A new password and its confirmation, as password managers understand them. */
export function NewPasswordFields({ field, label, username }: NewPasswordFieldsProps) {
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
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
