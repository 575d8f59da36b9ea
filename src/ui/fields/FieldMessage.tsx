import { styled } from '@mui/material/styles';
import { ErrorCircleIcon } from '../icons/icons.tsx';
import { FieldError, FieldHint } from './fieldFrame.ts';

/** The texts below a field. */
interface FieldMessageProps {
  /** The field's own id. */
  id: string;
  help?: string | undefined;
  error?: string | undefined;
  /** What the error does not say: a second sentence below it. */
  detail?: string | undefined;
  /** How long the text is, near its limit. */
  length?: string | undefined;
}

const Detail = styled('span')({ display: 'block', fontWeight: 400 });

/** The `aria-describedby` value that goes with `FieldMessage`. */
export function describedBy({ id, help, error, length }: FieldMessageProps): string | undefined {
  const ids = [
    error ? `${id}-error` : '',
    help ? `${id}-help` : '',
    length ? `${id}-length` : '',
  ].filter(Boolean);
  return ids.length ? ids.join(' ') : undefined;
}

/**
 * Help and error below a field. The live region exists before there is an error, so that the error
 * is announced.
 */
export function FieldMessage({ id, help, error, detail, length }: FieldMessageProps) {
  return (
    <>
      {help && <FieldHint id={`${id}-help`}>{help}</FieldHint>}
      {length && <FieldHint id={`${id}-length`}>{length}</FieldHint>}
      <div aria-live="polite">
        {error && (
          <FieldError id={`${id}-error`}>
            <ErrorCircleIcon size={18} />
            <span>
              <span>{error}</span>
              {detail && <Detail> {detail}</Detail>}
            </span>
          </FieldError>
        )}
      </div>
    </>
  );
}
