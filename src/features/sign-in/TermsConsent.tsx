import { styled } from '@mui/material/styles';
import type { FormikProps } from 'formik';
import { useAppDispatch } from '../../store/hooks.ts';
import { askModal } from '../../store/modals.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { getCheckboxProps } from '../../ui/fieldProps.ts';
import type { RegistrationValues } from './registration.ts';

/** Its words stand below those of the box. */
const ReadTerms = styled(Button)({ marginInlineStart: 22 });

/** Consent to the terms, which can be read first; accepting them there ticks the box. */
export function TermsConsent({ form }: { form: FormikProps<RegistrationValues> }) {
  const dispatch = useAppDispatch();
  const read = async () => {
    if (await dispatch(askModal({ kind: 'terms' }))) await form.setFieldValue('terms', true);
  };
  return (
    <div>
      <CheckboxField
        label="Acepto los Términos y Condiciones"
        {...getCheckboxProps(form, 'terms')}
        required
      />
      <ReadTerms variant="text" size="small" onClick={() => void read()}>
        Leer términos
      </ReadTerms>
    </div>
  );
}
