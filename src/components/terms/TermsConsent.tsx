import Button from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';

interface TermsConsentProps extends Omit<
  ComponentProps<typeof CheckboxField>,
  'label' | 'required' | 'action'
> {
  /** Opens the terms; resolves to whether they were accepted there. */
  read: () => Promise<boolean>;
}

/** A checkbox for the terms, with a button that opens them; accepting them there ticks the box. */
export function TermsConsent({ read, ...field }: TermsConsentProps) {
  const readFirst = async () => {
    if (await read()) field.onChange(true);
  };
  return (
    <CheckboxField
      {...field}
      label="Acepto los Términos y Condiciones"
      required
      action={
        <Button
          variant="text"
          size="small"
          // In narrow columns the button is below the label, and its text aligns with that of the
          // label.
          sx={{ ml: { xs: 'calc(34px + var(--outdent))', lg: 'calc(12px + var(--outdent))' } }}
          onClick={() => void readFirst()}
        >
          Leer términos
        </Button>
      }
    />
  );
}
