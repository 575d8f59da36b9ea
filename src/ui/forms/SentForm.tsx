import type { FormikProps } from 'formik';
import type { ComponentProps, ReactNode } from 'react';
import { LoadingButton } from '../buttons/LoadingButton.tsx';
import { Form, FormMessage, FormActions } from './Form.tsx';

interface SentFormProps {
  /** The form that `useSentForm` returns. */
  form: Pick<FormikProps<unknown>, 'isSubmitting'>;
  formProps: ComponentProps<typeof Form>;
  message: string | undefined;
  /** The label of the submit button. */
  action: string;
  /** Whether the submit button stays busy after the form was sent. */
  isSent?: boolean;
  /** A button beside the submit button. */
  other?: ReactNode;
  children: ReactNode;
}

/** A form of `useSentForm`: its fields, the error of the form as a whole, and its button. */
export function SentForm(props: SentFormProps) {
  const { form, formProps, message, action, isSent = false, other, children } = props;
  return (
    <Form {...formProps} sx={{ maxWidth: 560 }}>
      {children}
      <FormMessage>{message}</FormMessage>
      <FormActions>
        <LoadingButton type="submit" size="large" loading={form.isSubmitting || isSent}>
          {action}
        </LoadingButton>
        {other}
      </FormActions>
    </Form>
  );
}
