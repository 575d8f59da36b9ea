import { ErrorCircleIcon } from './icons.tsx';
import { FieldError, FieldHint } from './fieldFrame.ts';

/** Ids and texts below a field. */
export interface FieldMessageProps {
  /** The field's own id. */
  id: string;
  help?: string | undefined;
  error?: string | undefined;
}

/** The value of `aria-describedby` that goes with `FieldMessage`. */
export function describedBy({ id, help, error }: FieldMessageProps): string | undefined {
  const ids = [error ? `${id}-error` : '', help ? `${id}-help` : ''].filter(Boolean);
  return ids.length ? ids.join(' ') : undefined;
}

/** Help and error below a field; the error's place is always there, so that its coming is announced. */
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
