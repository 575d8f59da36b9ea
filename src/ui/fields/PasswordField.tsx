import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { withoutUnseen } from '../../lib/text/arrivingText.ts';
import { EyeIcon, EyeOffIcon } from '../icons/icons.tsx';
import { FormField } from './FormField.tsx';
import type { FormFieldProps } from './FormField.tsx';

type PasswordFieldProps = Omit<
  FormFieldProps,
  'type' | 'end' | 'multiline' | 'rows' | 'filter' | 'read' | 'format' | 'autoComplete'
> & { autoComplete: 'current-password' | 'new-password' };

/**
 * A password field with a button that shows the text. In a pasted password, only invisible marks,
 * tabs and line breaks change, because every other character may belong to the password.
 */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FormField
      {...props}
      type={shown ? 'text' : 'password'}
      read={withoutUnseen}
      spellCheck={false}
      end={
        <IconButton
          edge="end"
          aria-label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
}
