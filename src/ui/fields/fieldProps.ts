import type { FormikProps } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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

/** The bank's message per field; formik's error of a touched field takes precedence. */
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
 * Props of a text field: its value, its handlers and its error. The error is formik's if the field
 * was touched or the form was submitted; without such an error it is the bank's.
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

/** Props of a checkbox: whether it is checked, its handlers, and its error as for a text field. */
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

/**
 * Returns a ref for the form element, and how many of its fields the last submission found invalid
 * (0 once a value changes). The first invalid field is focused after each failed submission and
 * when the bank's field errors arrive, so that a screen reader reads its error. `serverErrors` must
 * be the same object in each render, because a new object moves the focus again.
 */
export function useInvalidFields<Values>(
  form: Pick<Form<Values>, 'values' | 'submitCount' | 'isSubmitting'>,
  serverErrors?: ServerErrors<Values>,
) {
  const ref = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<{ count: number; values: Values }>();
  const { values, submitCount, isSubmitting } = form;
  const find = useEffectEvent(() => {
    const invalid = ref.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [];
    invalid[0]?.focus();
    setFound({ count: invalid.length, values });
  });
  useEffect(() => {
    if (serverErrors ?? (submitCount > 0 && !isSubmitting)) find();
  }, [submitCount, isSubmitting, serverErrors]);
  // The number is hidden while submitting, so that the same number is announced again.
  const isShown = found?.values === values && !isSubmitting;
  return { ref, invalidCount: isShown ? found.count : 0 };
}
