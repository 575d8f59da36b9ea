import type { FormikProps } from 'formik';
import { useEffect, useRef } from 'react';
import { afterPress } from './afterPress.ts';
import type { FieldValueProps } from './FormField.tsx';

/** What the helpers below need of formik. */
type Form<Values> = Pick<
  FormikProps<Values>,
  | 'values'
  | 'touched'
  | 'errors'
  | 'setFieldValue'
  | 'setFieldTouched'
  | 'submitCount'
  | 'isSubmitting'
>;
type Name<Values, Type> = {
  [Key in keyof Values]: Values[Key] extends Type ? Key : never;
}[keyof Values] &
  string;

/** Messages of the bank per field; they stand until formik finds one of its own. */
export type ServerErrors<Values> = Partial<Record<keyof Values, string>>;

function errorOf<Values>(
  form: Form<Values>,
  name: keyof Values & string,
  server?: ServerErrors<Values>,
) {
  const own = form.touched[name] ? form.errors[name] : undefined;
  return typeof own === 'string' ? own : server?.[name];
}

/** Everything a text field needs from its form: value, handlers, and the error once the field was left or the form was sent. */
export function getFieldProps<Values>(
  form: Form<Values>,
  name: Name<Values, string>,
  serverErrors?: ServerErrors<Values>,
): FieldValueProps {
  return {
    name,
    value: String(form.values[name]),
    onChange: (value) => void form.setFieldValue(name, value),
    onBlur: () => afterPress(() => void form.setFieldTouched(name)),
    error: errorOf(form, name, serverErrors),
  };
}

/** The same for a box to tick. */
export function getCheckboxProps<Values>(
  form: Form<Values>,
  name: Name<Values, boolean>,
  serverErrors?: ServerErrors<Values>,
) {
  return {
    name,
    checked: Boolean(form.values[name]),
    onChange: (checked: boolean) => void form.setFieldValue(name, checked),
    onBlur: () => afterPress(() => void form.setFieldTouched(name)),
    error: errorOf(form, name, serverErrors),
  };
}

/** Puts the focus on the first wrong field inside `root`; its error is read with it (T28). Says whether there was one. */
export function focusFirstError(root: ParentNode | null): boolean {
  const wrong = root?.querySelector<HTMLElement>('[aria-invalid="true"]');
  wrong?.focus();
  return Boolean(wrong);
}

/**
 * A ref for the form element: after each failed attempt to send it, and when the bank's field errors arrive, the first wrong field
 * is focused. `serverErrors` must keep its identity between renders.
 */
export function useFirstErrorFocus<Values>(
  form: Pick<Form<Values>, 'submitCount' | 'isSubmitting'>,
  serverErrors?: ServerErrors<Values>,
) {
  const root = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitting } = form;
  useEffect(() => {
    if (serverErrors ?? (submitCount > 0 && !isSubmitting)) focusFirstError(root.current);
  }, [submitCount, isSubmitting, serverErrors]);
  return root;
}
