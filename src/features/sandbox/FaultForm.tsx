import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { FaultKind } from '../../../mocks/bank/scenarios.ts';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { getCheckboxProps } from '../../ui/fields/fieldProps.ts';
import { useSentForm } from '../../ui/forms/useSentForm.ts';
import { FormField } from '../../ui/fields/FormField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { callName, faultNames, optionsOf, wholeNumber } from './scenarioWords.ts';
import type { PanelProps } from './useBank.ts';

/** The initial values. Empty texts are left out of the fault, so that the bank's defaults apply. */
const untouched = {
  endpoint: '*',
  kind: 'slow' as FaultKind,
  ms: '',
  times: '',
  field: '',
  afterWork: false,
};

/** A form that injects a fault into one of the bank's calls, or into all (docs/trust.md, T18). */
export function FaultForm({
  endpoints,
  act,
}: Pick<PanelProps, 'act'> & Pick<PanelProps['sandbox'], 'endpoints'>) {
  const { form, field: fieldOf } = useSentForm({
    initialValues: untouched,
    async send({ endpoint, kind, ms, times, field, afterWork }) {
      const fault = {
        kind,
        ...(ms !== '' && { ms: Number(ms) }),
        ...(Number(times) > 0 && { times: Number(times) }),
        ...(afterWork && { afterWork }),
        ...(kind === 'missingField' && field.trim() !== '' && { field: field.trim() }),
      };
      await act((bank) => bank.setFault(fault, endpoint));
    },
  });
  const calls = ['*', ...endpoints].map((value) => ({ value, label: callName(value) }));
  return (
    <Stack
      component="form"
      aria-label="Poner una falla"
      spacing={2}
      onSubmit={form.handleSubmit}
      sx={{ maxWidth: 640, alignItems: 'flex-start' }}
    >
      <SelectField label="Llamada" {...fieldOf('endpoint')} options={calls} />
      <SelectField label="Falla" {...fieldOf('kind')} options={optionsOf(faultNames)} />
      <FormField label="Espera (ms)" {...fieldOf('ms')} {...wholeNumber} />
      <FormField label="Veces" {...fieldOf('times')} {...wholeNumber} />
      <FormField label="Campo que falta" {...fieldOf('field')} />
      <CheckboxField
        label="El banco hace el trabajo y solo se pierde la respuesta"
        {...getCheckboxProps(form, 'afterWork')}
      />
      <Button type="submit">Poner falla</Button>
    </Stack>
  );
}
