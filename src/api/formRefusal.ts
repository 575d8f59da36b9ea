import type { FormRefusal } from '../ui/forms/useSentForm.ts';
import {
  bankMessage,
  errorMessage,
  isBankError,
  isOutcomeUnknown,
  isSessionOver,
} from './errors.ts';

/**
 * The form errors of a failed call. A refusal (400 or 409) belongs to the field that `fieldOf`
 * finds for the bank's message, any other error to the whole form; there is none if the session
 * ended during the call. If the bank may have executed the call, `ifDone` is appended: it explains
 * how to find out.
 */
export function formRefusal<Values>(
  error: unknown,
  fieldOf: (message: string) => (keyof Values & string) | undefined = () => undefined,
  ifDone = '',
): FormRefusal<Values> {
  if (isSessionOver(error)) return {};
  const message = bankMessage(error);
  const refused = isBankError(error) && (error.status === 400 || error.status === 409);
  const field = refused && message !== undefined ? fieldOf(message) : undefined;
  if (field === undefined) {
    const hint = isOutcomeUnknown(error) ? ` ${ifDone}` : '';
    return { message: `${errorMessage(error)}${hint}`.trimEnd() };
  }
  return { fields: { [field]: message } as FormRefusal<Values>['fields'] & {} };
}
