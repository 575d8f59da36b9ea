import { useFormik } from 'formik';
import type { FormikConfig, FormikHelpers, FormikValues } from 'formik';
import { useRef, useState } from 'react';
import { flushPressTasks } from '../buttons/presses.ts';
import { getFieldProps, useInvalidFields } from '../fields/fieldProps.ts';
import type { ServerErrors } from '../fields/fieldProps.ts';

interface SentFormOptions<Values extends FormikValues, Answer> extends Omit<
  FormikConfig<Values>,
  'onSubmit'
> {
  /** Sends the values to the bank, or handles them synchronously. */
  send: (values: Values) => Answer | Promise<Answer>;
  /** Turns an error of `send` into messages; required if `send` can fail. */
  explain?: (error: unknown) => FormRefusal<Values>;
  /**
   * Called after success; `reset` restores the initial values, or sets others. If a modal opens
   * after that, move the focus out of the form before `reset`: a later blur would mark a field of
   * the reset form as touched.
   */
  onSent?: (values: Values, reset: (begin?: { values: Values }) => void, answer: Answer) => void;
}

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
 * Makes a call run once at a time: a second call meanwhile gets the same answer. Formik submits
 * twice for two presses in the same instant, and stays busy until both are answered.
 */
function useSharedCall<Args extends unknown[]>(
  call: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  const running = useRef<Promise<void>>(undefined);
  return (...args) => {
    running.current ??= call(...args).finally(() => {
      running.current = undefined;
    });
    return running.current;
  };
}

/**
 * The formik form that all forms of the portal use. It is sent once at a time, keeps its values
 * after a failure, and shows each message of the bank at its field until the value changes. Pass
 * `formProps` to its `Form`, so that the first invalid field is focused (docs/trust.md, T28).
 */
export function useSentForm<Values extends FormikValues, Answer = void>({
  send,
  explain,
  onSent,
  ...config
}: SentFormOptions<Values, Answer>) {
  const [returned, setReturned] = useState<Returned<Values>>();
  const form = useFormik<Values>({
    ...config,
    onSubmit: useSharedCall(
      async (values: Values, { resetForm, setSubmitting }: FormikHelpers<Values>) => {
        setReturned(undefined);
        try {
          const answer = await send(values);
          const reset = (begin?: { values: Values }) => {
            // Marks a field as touched now if a press has just blurred it (`afterPress`): after the
            // reset, the mark would show an error in the new form.
            flushPressTasks();
            resetForm(begin);
          };
          onSent?.(values, reset, answer);
        } catch (error) {
          if (!explain) throw error;
          setReturned({ ...explain(error), values });
        } finally {
          // Formik does not reset `isSubmitting` while `Activity` hides the form.
          setSubmitting(false);
        }
      },
    ),
  });
  const invalidFields = useInvalidFields(form, returned?.fields);
  const serverErrors = returned && stillRefused(returned, form.values);
  return {
    form,
    formProps: { ...invalidFields, onSubmit: form.handleSubmit },
    /** The error of the form as a whole. */
    message: returned?.message,
    field: (name: Parameters<typeof getFieldProps<Values>>[1]) =>
      getFieldProps(form, name, serverErrors),
  };
}

/** The reason why a form was refused: messages for its fields, or one for the whole form. */
export interface FormRefusal<Values> {
  fields?: ServerErrors<Values>;
  message?: string;
}
