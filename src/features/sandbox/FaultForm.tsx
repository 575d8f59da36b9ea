import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { Fault, FaultKind } from '../../../mocks/scenarios.ts';
import { filterText } from '../../lib/keyFilters.ts';
import { theme } from '../../theme/theme.ts';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { FormField } from '../../ui/fields/FormField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { FormColumn } from '../../ui/forms/formLayout.ts';
import { callName, faultNames, losesAnswer } from './scenarioWords.ts';
import type { Act } from './useBank.ts';

const Fields = styled(FormColumn)({
  gap: 16,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  '& > [data-wide]': { gridColumn: '1 / -1' },
});

const digits = (text: string) => filterText('numeric', text);

/** The form's initial values; empty figures mean the bank's defaults. */
const untouched = { kind: 'slow' as FaultKind, ms: '', times: '', field: '', afterWork: false };

const isFaultKind = (text: string): text is FaultKind => Object.hasOwn(faultNames, text);

function faultOf({ kind, ms, times, field, afterWork }: typeof untouched): Fault {
  return {
    kind,
    ...(ms !== '' && { ms: Number(ms) }),
    ...(Number(times) > 0 && { times: Number(times) }),
    ...(afterWork && losesAnswer.has(kind) && { afterWork }),
    ...(kind === 'missingField' && field.trim() !== '' && { field: field.trim() }),
  };
}

const kindOptions = Object.entries(faultNames).map(([value, label]) => ({ value, label }));

/** The form that makes one call, or all of them, misbehave. */
export function FaultForm({ endpoints, act }: { endpoints: readonly string[]; act: Act }) {
  const [endpoint, setEndpoint] = useState('*');
  const [values, setValues] = useState(untouched);
  const change = (changes: Partial<typeof untouched>) => setValues({ ...values, ...changes });
  const fault = faultOf(values);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void act((bank) => bank.setFault(fault, endpoint === '*' ? undefined : endpoint));
  };
  return (
    <Fields aria-label="Poner una falla" onSubmit={send}>
      <SelectField
        label="Llamada"
        name="endpoint"
        value={endpoint}
        onChange={setEndpoint}
        options={['*', ...endpoints].map((value) => ({ value, label: callName(value) }))}
      />
      <SelectField
        label="Falla"
        name="kind"
        value={values.kind}
        onChange={(kind) => isFaultKind(kind) && change({ kind })}
        options={kindOptions}
      />
      <FormField
        label="Espera (ms)"
        name="ms"
        value={values.ms}
        onChange={(ms) => change({ ms })}
        filter={digits}
        read={digits}
        inputMode="numeric"
        maxLength={6}
        placeholder={fault.kind === 'slow' ? '5000' : '0'}
        autoComplete="off"
      />
      <FormField
        label="Veces"
        name="times"
        value={values.times}
        onChange={(times) => change({ times })}
        filter={digits}
        read={digits}
        inputMode="numeric"
        maxLength={4}
        placeholder="Siempre"
        autoComplete="off"
      />
      {fault.kind === 'missingField' && (
        <FormField
          label="Campo que falta"
          name="field"
          value={values.field}
          onChange={(field) => change({ field })}
          placeholder="El primero"
          autoComplete="off"
          spellCheck={false}
        />
      )}
      {losesAnswer.has(fault.kind) && (
        <div data-wide="">
          <CheckboxField
            label="El banco hace el trabajo y solo se pierde la respuesta"
            name="afterWork"
            checked={values.afterWork}
            onChange={(afterWork) => change({ afterWork })}
          />
        </div>
      )}
      <div data-wide="">
        <Button type="submit">Poner falla</Button>
      </div>
    </Fields>
  );
}
