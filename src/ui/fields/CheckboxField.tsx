import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldMessage, describedBy } from './FieldMessage.tsx';

interface CheckboxFieldProps {
  name: string;
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  /** A text button after the label. */
  action?: ReactNode;
}

export function CheckboxField({
  label,
  checked,
  onChange,
  error,
  required,
  action,
  ...rest
}: CheckboxFieldProps) {
  const id = useId();
  return (
    <FormControl error={Boolean(error)}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <FormControlLabel
          label={label}
          control={
            <Checkbox
              {...rest}
              color={error ? 'error' : 'primary'}
              checked={checked}
              onChange={(event) => onChange(event.target.checked)}
              slotProps={{
                input: {
                  'aria-required': required,
                  'aria-invalid': error ? true : undefined,
                  'aria-describedby': describedBy({ id, error }),
                },
              }}
            />
          }
        />
        {action}
      </Stack>
      <FieldMessage id={id} error={error} />
    </FormControl>
  );
}
