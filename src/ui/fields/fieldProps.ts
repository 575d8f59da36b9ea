import type { FormikProps } from 'formik';
import { useEffect, useRef } from 'react';
import { afterPress } from '../buttons/presses.ts';
import type { FieldValueProps } from './FormField.tsx';

/** The part of formik's form that the helpers below use. */
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

/** The bank's message per field; formik's own error for the field takes precedence. */
export type ServerErrors<Values> = Partial<Record<keyof Values, string>>;

function errorOf<Values>(
  form: Form<Values>,
  name: keyof Values & string,
  server?: ServerErrors<Values>,
) {
  const own = form.touched[name] ? form.errors[name] : undefined;
  return typeof own === 'string' ? own : server?.[name];
}

/**
 * Props of a text field: its value, its handlers, and its error once it was touched or the form was
 * submitted.
 */
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

/** Props of a checkbox, like those of a text field. */
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

/** Focuses the first invalid field inside `root`, so that a screen reader reads its error. */
function focusFirstError(root: ParentNode | null): boolean {
  const wrong = root?.querySelector<HTMLElement>('[aria-invalid="true"]');
  wrong?.focus();
  return Boolean(wrong);
}

/**
 * A ref for the form element. The first invalid field is focused after each failed submission and
 * when the bank's field errors arrive; `serverErrors` must keep its identity between renders.
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
