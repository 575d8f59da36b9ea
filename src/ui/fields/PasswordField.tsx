import { useState } from 'react';
import { IconButton } from '../buttons/IconButton.tsx';
import { EyeIcon, EyeOffIcon } from '../icons/icons.tsx';
import { FormField } from './FormField.tsx';
import type { FormFieldProps } from './FormField.tsx';

/** A text field's props without those that are fixed for a password. */
type PasswordFieldProps = Omit<
  FormFieldProps,
  'type' | 'end' | 'multiline' | 'rows' | 'filter' | 'format' | 'autoComplete'
> & { autoComplete: 'current-password' | 'new-password' };

/** A password field with a button that shows what was typed. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FormField
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      end={
        <IconButton
          aria-label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
}
