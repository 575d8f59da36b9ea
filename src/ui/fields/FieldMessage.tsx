import { ErrorCircleIcon } from '../icons/icons.tsx';
import { FieldError, FieldHint } from './fieldFrame.ts';

/** The texts below a field. */
interface FieldMessageProps {
  /** The field's own id. */
  id: string;
  help?: string | undefined;
  error?: string | undefined;
}

/** The `aria-describedby` value that goes with `FieldMessage`. */
export function describedBy({ id, help, error }: FieldMessageProps): string | undefined {
  const ids = [error ? `${id}-error` : '', help ? `${id}-help` : ''].filter(Boolean);
  return ids.length ? ids.join(' ') : undefined;
}

/**
 * Help and error below a field. The live region exists before there is an error, so that the error
 * is announced.
 */
export function FieldMessage({ id, help, error }: FieldMessageProps) {
  return (
    <>
      {help && <FieldHint id={`${id}-help`}>{help}</FieldHint>}
      <div aria-live="polite">
        {error && (
          <FieldError id={`${id}-error`}>
            <ErrorCircleIcon size={18} />
            <span>{error}</span>
          </FieldError>
        )}
      </div>
    </>
  );
}
