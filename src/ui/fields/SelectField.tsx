import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { FieldMessage, describedBy } from './FieldMessage.tsx';
import type { FieldValueProps } from './FormField.tsx';

interface SelectFieldProps extends FieldValueProps {
  label: string;
  options: readonly { value: string; label: string }[];
}

/** The browser's own select element, in the portal's style. */
export function SelectField({ label, options, error, onChange, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <FormControl error={Boolean(error)}>
      <FormLabel htmlFor={id}>
        <span>{label}</span>
      </FormLabel>
      <NativeSelect
        {...rest}
        id={id}
        onChange={(event) => onChange(event.target.value)}
        input={<OutlinedInput />}
        IconComponent={ChevronDownIcon}
        aria-describedby={describedBy({ id, error })}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      <FieldMessage id={id} error={error} />
    </FormControl>
  );
}
