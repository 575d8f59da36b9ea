import type { FormRefusal } from '../ui/forms/useSentForm.ts';
import {
  bankMessage,
  errorMessage,
  isBankError,
  isOutcomeUnknown,
  isSessionOver,
} from './errors.ts';

/**
 * What a failed call says in its form: a refusal (400 or 409) at the field that `fieldOf` finds for
 * the bank's message, anything else for the form as a whole; nothing when the session ended while
 * the call was in flight. `ifDone` is added where the bank may have done it all the same: how to
 * tell, and what then.
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
