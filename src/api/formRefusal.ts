import type { FormRefusal } from '../ui/forms/useSentForm.ts';
import {
  bankMessage,
  errorMessage,
  isBankError,
  isOutcomeUnknown,
  isSessionOver,
} from './errors.ts';

/**
 * Returns the form's errors after a failed call. `fieldOf` returns the field to which the bank's
 * message of a 400 or 409 belongs; without a field, the error belongs to the whole form. If the
 * bank may have executed the call, `ifDone` is appended: it explains how the payer can find out. No
 * error if the session ended during the call.
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
