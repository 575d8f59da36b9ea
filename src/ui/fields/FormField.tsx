import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useRef } from 'react';
import type { KeyboardEvent, HTMLAttributes, ReactNode, Ref } from 'react';
import { oneLine, visible } from '../../lib/text/arrivingText.ts';
import { groupThousands } from '../../lib/counts.ts';
import { FieldMessage, describedBy } from './FieldMessage.tsx';
import { textChange, useWholeText } from './textEntry.ts';
import type { TextEntry } from './textEntry.ts';
import { useEarlyText } from './useEarlyText.ts';

/** The props that link a field to its form; made by `getFieldProps`. */
export interface FieldValueProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
}

export interface FormFieldProps extends FieldValueProps {
  label: string;
  help?: string | undefined;
  required?: boolean;
  /** Not 'email': such a field has no caret positions, and browsers rewrite its address. */
  type?: 'text' | 'tel' | 'password';
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  autoCapitalize?: HTMLAttributes<HTMLElement>['autoCapitalize'];
  /** Limits typing only; a longer text that is pasted or filled in is kept. */
  maxLength?: number;
  placeholder?: string;
  /** Renders a textarea of `rows` lines; the user can change its height. */
  multiline?: boolean;
  rows?: number;
  /** Returns the part of typed text that the field accepts. */
  filter?: (key: string) => string;
  /**
   * Returns the value in a text, such as the e-mail address in a pasted line. It is called with a
   * text that was pasted, dropped or autofilled, and with the field's text on blur and on Enter.
   * The default, `visible`, keeps the text without its invisible marks.
   */
  read?: (text: string) => string;
  /** Formats the value when the field loses focus, for example adds the dots of a RUT. */
  format?: (text: string) => string;
  /** Returns a sentence about a known mistake in the value, to show after the error. */
  explain?: (text: string) => string | undefined;
  spellCheck?: boolean;
  /** A button or mark inside the box. */
  end?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  /** Keeps a line free for the error, so that nothing below moves when it appears. */
  reserved?: boolean;
}

/**
 * Returns a text such as '190 de 200 caracteres' if the value exceeds the limit or, in a textarea,
 * comes near the limit.
 */
function lengthOf({ value, maxLength, multiline }: FormFieldProps): string | undefined {
  if (maxLength === undefined) return undefined;
  const isNear = multiline === true && value.length > maxLength * 0.9;
  return isNear || value.length > maxLength
    ? `${groupThousands(String(value.length), '.')} de ${groupThousands(String(maxLength), '.')} caracteres`
    : undefined;
}

export function FormField(props: FormFieldProps) {
  const {
    label,
    help,
    error,
    value,
    onChange,
    onBlur,
    required,
    filter,
    read = visible,
    format,
    explain,
    type = 'text',
    end,
    multiline = false,
    rows = 4,
    inputRef,
    reserved,
    ...attributes
  } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const entry: TextEntry = {
    onChange,
    filter,
    read: (text) => (multiline ? read(text) : oneLine(read(text))),
  };
  useEarlyText(frame, value, (typed) => onChange(entry.read(typed)));
  useWholeText(frame, entry);
  // Enter submits a form without a blur of its field, so the text is read here, too.
  const readOnEnter = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Enter' || nativeEvent.isComposing || multiline) return;
    const known = entry.read(value);
    if (known !== value) onChange(known);
  };
  const leave = () => {
    // Text from an input method is read on blur, not while it is typed.
    const known = entry.read(value);
    const formatted = format?.(known) ?? known;
    if (formatted !== value) onChange(formatted);
    onBlur?.();
  };
  const message = {
    id,
    help,
    error,
    detail: error && explain?.(value),
    length: lengthOf(props),
    reserved,
  };
  return (
    <FormControl ref={frame} error={Boolean(error)}>
      <FormLabel htmlFor={id}>
        <span>{label}</span>
      </FormLabel>
      <OutlinedInput
        id={id}
        type={type}
        value={value}
        onChange={textChange(entry)}
        onBlur={leave}
        onKeyDown={readOnEnter}
        inputRef={inputRef}
        aria-describedby={describedBy(message)}
        endAdornment={end && <InputAdornment position="end">{end}</InputAdornment>}
        slotProps={{ input: { ...attributes, 'aria-required': required } }}
        // A plain textarea: the content security policy refuses the `style` attributes that MUI's
        // textarea has in prerendered markup.
        {...(multiline && { multiline, rows, inputComponent: 'textarea' })}
      />
      <FieldMessage {...message} />
    </FormControl>
  );
}
