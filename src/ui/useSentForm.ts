import { useFormik } from 'formik';
import type { FormikValues } from 'formik';
import { useRef, useState } from 'react';
import type { Schema } from 'yup';
import { catchUp } from './afterPress.ts';
import { getFieldProps, useFirstErrorFocus } from './fieldProps.ts';
import type { ServerErrors } from './fieldProps.ts';

/** Why a form came back: messages for its fields, or one for the whole form. */
export interface FormRefusal<Values> {
  fields?: ServerErrors<Values>;
  message?: string;
}

/** A form, where it is sent, and what a failure means to whoever filled it in. */
export interface SentFormOptions<Values> {
  initialValues: Values;
  validationSchema: Schema;
  send: (values: Values) => Promise<unknown>;
  explain: (error: unknown) => FormRefusal<Values>;
  /**
   * After it was taken; `reset` gives the form its initial values back, or others to begin with. Where a window opens next, move the
   * focus first: leaving a field of the new form would count.
   */
  onSent?: (values: Values, reset: (begin?: { values: Values }) => void) => void;
}

/** A refusal and the values that it is about. */
interface Returned<Values> extends FormRefusal<Values> {
  values: Values;
}

/** The messages of those fields that still hold what was refused. */
function standing<Values extends FormikValues>(
  { fields = {}, values }: Returned<Values>,
  current: Values,
): ServerErrors<Values> {
  const left = Object.entries(fields).filter(([name]) => values[name] === current[name]);
  return Object.fromEntries(left) as ServerErrors<Values>;
}

/**
 * A form that is sent once at a time, keeps what was typed when that fails, and ties each message of the bank to its field until the
 * field changes. `formRef` goes on the form element: the first wrong field is focused (trust T28).
 */
export function useSentForm<Values extends FormikValues>({
  initialValues,
  validationSchema,
  send,
  explain,
  onSent,
}: SentFormOptions<Values>) {
  // Formik calls onSubmit again for a second press in the same instant.
  const sending = useRef(false);
  const [returned, setReturned] = useState<Returned<Values>>();
  const form = useFormik<Values>({
    initialValues,
    validationSchema,
    async onSubmit(values, { resetForm }) {
      if (sending.current) return;
      sending.current = true;
      setReturned(undefined);
      try {
        await send(values);
        onSent?.(values, (begin) => {
          // A field that was just left is one of the form that was sent.
          catchUp();
          resetForm(begin);
        });
      } catch (error) {
        setReturned({ ...explain(error), values });
      } finally {
        sending.current = false;
      }
    },
  });
  const formRef = useFirstErrorFocus(form, returned?.fields);
  const serverErrors = returned && standing(returned, form.values);
  return {
    form,
    formRef,
    /** What is wrong with the form as a whole. */
    message: returned?.message,
    /** Props of a text field, by its name. */
    field: (name: Parameters<typeof getFieldProps<Values>>[1]) =>
      getFieldProps(form, name, serverErrors),
  };
}
