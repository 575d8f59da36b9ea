import { useFormik } from 'formik';
import type { FormikHelpers, FormikValues } from 'formik';
import { useState } from 'react';
import type { Schema } from 'yup';
import { catchUp } from '../buttons/presses.ts';
import { getFieldProps, useFirstErrorFocus } from '../fields/fieldProps.ts';
import type { ServerErrors } from '../fields/fieldProps.ts';
import { useSharedCall } from '../hooks/useSharedCall.ts';

/** A form, how it is sent, and what a failure means to the person who filled it in. */
interface SentFormOptions<Values> {
  initialValues: Values;
  validationSchema: Schema;
  send: (values: Values) => Promise<unknown>;
  explain: (error: unknown) => FormRefusal<Values>;
  /**
   * Called after success; `reset` restores the initial values, or sets others. If a modal opens
   * next, move the focus first: leaving a field would mark it as touched in the form that was
   * reset.
   */
  onSent?: (values: Values, reset: (begin?: { values: Values }) => void) => void;
}

/** A refusal, with the values that were refused. */
interface Returned<Values> extends FormRefusal<Values> {
  values: Values;
}

/** The messages of the fields that still hold the refused value. */
function stillRefused<Values extends FormikValues>(
  { fields = {}, values }: Returned<Values>,
  current: Values,
): ServerErrors<Values> {
  const left = Object.entries(fields).filter(([name]) => values[name] === current[name]);
  return Object.fromEntries(left) as ServerErrors<Values>;
}

/**
 * A form that is sent once at a time, keeps its values when that fails, and shows each of the
 * bank's messages at its field until that changes. `formRef` goes on the form element: the first
 * invalid field is focused (docs/trust.md, T28).
 */
export function useSentForm<Values extends FormikValues>({
  initialValues,
  validationSchema,
  send,
  explain,
  onSent,
}: SentFormOptions<Values>) {
  const [returned, setReturned] = useState<Returned<Values>>();
  const form = useFormik<Values>({
    initialValues,
    validationSchema,
    onSubmit: useSharedCall(
      async (values: Values, { resetForm, setSubmitting }: FormikHelpers<Values>) => {
        setReturned(undefined);
        try {
          await send(values);
          onSent?.(values, (begin) => {
            // The field just left still belongs to the form that was sent.
            catchUp();
            resetForm(begin);
          });
        } catch (error) {
          setReturned({ ...explain(error), values });
        } finally {
          // Formik itself forgets to while `Activity` hides the form.
          setSubmitting(false);
        }
      },
    ),
  });
  const formRef = useFirstErrorFocus(form, returned?.fields);
  const serverErrors = returned && stillRefused(returned, form.values);
  return {
    form,
    formRef,
    /** The error of the form as a whole. */
    message: returned?.message,
    /** Props of a text field, by its name. */
    field: (name: Parameters<typeof getFieldProps<Values>>[1]) =>
      getFieldProps(form, name, serverErrors),
  };
}

/** Why a form came back: messages for its fields, or one for the whole form. */
export interface FormRefusal<Values> {
  fields?: Partial<Record<keyof Values, string>>;
  message?: string;
}
