import { styled } from '@mui/material/styles';
import { useId, useRef } from 'react';
import type { HTMLAttributes, HTMLInputTypeAttribute, ReactNode, Ref } from 'react';
import { FieldGroup, FieldLabel, fieldBox } from './fieldFrame.ts';
import { FieldMessage, describedBy } from './FieldMessage.tsx';
import { filteredChange } from './filteredChange.ts';
import { useEarlyText } from './useEarlyText.ts';

const Box = styled('div')(fieldBox);

/** What links a field to its form; made by `getFieldProps`. */
export interface FieldValueProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The error message. */
  error?: string | undefined;
}

/** A field's label, what it takes, and what links it to its form. */
export interface FormFieldProps extends FieldValueProps {
  label: string;
  help?: string | undefined;
  required?: boolean;
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  maxLength?: number;
  placeholder?: string;
  /** A textarea of `rows` lines, which the reader can resize. */
  multiline?: boolean;
  rows?: number;
  /** Removes the characters that the field does not take, typed or pasted (spec 5, key filters). */
  filter?: (text: string) => string;
  /** Rewrites the value when the field is left, such as a RUT with its dots. */
  format?: (text: string) => string;
  spellCheck?: boolean;
  /** A button or mark inside the box. */
  end?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

/** A form field: label above, help and error below, both tied to it. */
export function FormField({
  label,
  help,
  error,
  name,
  value,
  onChange,
  onBlur,
  required,
  maxLength,
  filter,
  format,
  type = 'text',
  end,
  multiline = false,
  rows = 4,
  inputRef,
  ...rest
}: FormFieldProps) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const filtered = (text: string) => (filter ? filter(text).slice(0, maxLength) : text);
  useEarlyText(group, value, (typed) => onChange(filtered(typed)));
  const leave = () => {
    // A character composed by the keyboard may have passed the filter while it was typed.
    const kept = filtered(value);
    const formatted = format?.(kept) ?? kept;
    if (formatted !== value) onChange(formatted);
    onBlur?.();
  };
  const control = {
    ...rest,
    id,
    name,
    value,
    onChange: filteredChange({ onChange, filter, maxLength }),
    onBlur: leave,
    'aria-describedby': describedBy({ id, help, error }),
    'aria-invalid': error ? true : undefined,
    'aria-required': required,
    maxLength: filter ? undefined : maxLength,
  };
  return (
    <FieldGroup ref={group}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Box>
        {multiline ? (
          <textarea {...control} rows={rows} />
        ) : (
          <input {...control} ref={inputRef} type={type} />
        )}
        {end}
      </Box>
      <FieldMessage id={id} help={help} error={error} />
    </FieldGroup>
  );
}
