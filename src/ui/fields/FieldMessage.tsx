import Box from '@mui/material/Box';
import { useFormControl } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import { ErrorCircleIcon } from '../icons/icons.tsx';

interface FieldMessageProps {
  /** The field's id, with which the ids of the messages begin. */
  id: string;
  help?: string | undefined;
  error?: string | undefined;
  /** A second sentence below the error. */
  detail?: string | undefined;
  /** Counts the characters, as '190 de 200 caracteres'; absent while far below the limit. */
  length?: string | undefined;
  /** Keeps a line free for the error, so that nothing below moves when it appears. */
  reserved?: boolean | undefined;
}

/** The `aria-describedby` value that refers to the parts of `FieldMessage`. */
export function describedBy({ id, help, error, length }: FieldMessageProps): string | undefined {
  const ids = [
    error ? `${id}-error` : '',
    help ? `${id}-help` : '',
    length ? `${id}-length` : '',
  ].filter(Boolean);
  return ids.length ? ids.join(' ') : undefined;
}

/**
 * Help, length and error below a field. A field that has had the focus announces its error, through
 * a live region that exists before the error. Other fields do not: after a submission the form
 * announces the number of errors, and each error is read with its field.
 */
export function FieldMessage({ id, help, error, detail, length, reserved }: FieldMessageProps) {
  const isFocused = useFormControl()?.focused === true;
  const [isLive, setLive] = useState(isFocused);
  if (isFocused && !isLive) setLive(true);
  return (
    <>
      {help && (
        <FormHelperText id={`${id}-help`} error={false}>
          {help}
        </FormHelperText>
      )}
      {length && (
        <FormHelperText id={`${id}-length`} error={false}>
          {length}
        </FormHelperText>
      )}
      <Box aria-live={isLive ? 'polite' : undefined} sx={{ minHeight: reserved ? 28 : 0 }}>
        {error && (
          <FormHelperText id={`${id}-error`} error>
            <ErrorCircleIcon size={18} />
            <span>
              <span>{error}</span>
              {detail && (
                <Box component="span" sx={{ display: 'block', fontWeight: 400 }}>
                  {` ${detail}`}
                </Box>
              )}
            </span>
          </FormHelperText>
        )}
      </Box>
    </>
  );
}
