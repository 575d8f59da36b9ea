import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { useFormik } from 'formik';
import type { Fault, FaultKind, Scenario } from '../../../mocks/scenarios.ts';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { getCheckboxProps, getFieldProps } from '../../ui/fields/fieldProps.ts';
import { FormField } from '../../ui/fields/FormField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { NumberField } from './NumberField.tsx';
import { RecordTable } from './RecordTable.tsx';
import type { Column } from './RecordTable.tsx';
import { callName, describeFault, faultNames, losesAnswer, optionsOf } from './scenarioWords.ts';
import { Section, focusSection } from './Section.tsx';
import type { Act } from './useBank.ts';

/** The form's initial values; empty figures mean the bank's defaults. */
const untouched = { endpoint: '*', kind: 'slow', ms: '', times: '', field: '', afterWork: false };

const isFaultKind = (text: string): text is FaultKind => Object.hasOwn(faultNames, text);

function faultOf({
  kind,
  ms,
  times,
  field,
  afterWork,
}: Omit<typeof untouched, 'endpoint'>): Fault | undefined {
  if (!isFaultKind(kind)) return undefined;
  return {
    kind,
    ...(ms !== '' && { ms: Number(ms) }),
    ...(Number(times) > 0 && { times: Number(times) }),
    ...(afterWork && losesAnswer.has(kind) && { afterWork }),
    ...(kind === 'missingField' && field.trim() !== '' && { field: field.trim() }),
  };
}

/** The form that makes one call, or all of them, misbehave. */
function FaultForm({ endpoints, act }: { endpoints: readonly string[]; act: Act }) {
  const form = useFormik({
    initialValues: untouched,
    onSubmit: async ({ endpoint, ...values }) => {
      const fault = faultOf(values);
      if (fault) await act((bank) => bank.setFault(fault, endpoint === '*' ? undefined : endpoint));
    },
  });
  const kind = faultOf(form.values)?.kind ?? 'slow';
  return (
    <Stack component="form" aria-label="Poner una falla" spacing={2} onSubmit={form.handleSubmit}>
      <SelectField
        label="Llamada"
        {...getFieldProps(form, 'endpoint')}
        options={['*', ...endpoints].map((value) => ({ value, label: callName(value) }))}
      />
      <SelectField label="Falla" {...getFieldProps(form, 'kind')} options={optionsOf(faultNames)} />
      <NumberField
        label="Espera (ms)"
        {...getFieldProps(form, 'ms')}
        placeholder={kind === 'slow' ? '5000' : '0'}
      />
      <NumberField label="Veces" {...getFieldProps(form, 'times')} placeholder="Siempre" />
      {kind === 'missingField' && (
        <FormField
          label="Campo que falta"
          {...getFieldProps(form, 'field')}
          placeholder="El primero"
          autoComplete="off"
          spellCheck={false}
        />
      )}
      {losesAnswer.has(kind) && (
        <CheckboxField
          label="El banco hace el trabajo y solo se pierde la respuesta"
          {...getCheckboxProps(form, 'afterWork')}
        />
      )}
      <div>
        <Button type="submit">Poner falla</Button>
      </div>
    </Stack>
  );
}

/** The most common faults. */
const shortcuts: { label: string; fault: Fault; endpoint?: string }[] = [
  { label: 'Todo lento (3 s)', fault: { kind: 'slow', ms: 3000 } },
  { label: 'Banco caído', fault: { kind: 'network' } },
  { label: 'Todo con error 500', fault: { kind: 'error500' } },
  { label: 'Todo con 401', fault: { kind: 'unauthorized401' } },
  { label: 'Nada responde', fault: { kind: 'timeout' } },
  {
    label: 'Pago inscrito sin respuesta',
    fault: { kind: 'timeout', afterWork: true, times: 1 },
    endpoint: 'inscribe',
  },
];

const faultColumns = (act: Act): Column<[endpoint: string, fault: Fault]>[] => [
  { label: 'Llamada', cell: ([endpoint]) => callName(endpoint) },
  { label: 'Falla', cell: ([, fault]) => describeFault(fault) },
  {
    label: 'Acción',
    align: 'right',
    cell: ([endpoint]) => (
      <Button
        variant="text"
        size="small"
        aria-label={`Quitar la falla de ${callName(endpoint)}`}
        onClick={({ currentTarget }) => {
          focusSection(currentTarget);
          void act((bank) => bank.clearFaults(endpoint));
        }}
      >
        Quitar
      </Button>
    ),
  },
];

/** The faults that are set, by call, and what can be broken. */
interface FaultPanelProps {
  faults: Scenario['faults'];
  endpoints: readonly string[];
  act: Act;
}

/** The faults of calls (docs/trust.md, T18): shortcuts, a form for any other, and those that are set. */
export function FaultPanel({ faults, endpoints, act }: FaultPanelProps) {
  const entries = Object.entries(faults);
  return (
    <Section
      title="Fallas"
      help="Una falla por llamada. La de una llamada vale más que la de todas."
    >
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {shortcuts.map(({ label, fault, endpoint }) => (
          <Button
            key={label}
            variant="outlined"
            size="small"
            onClick={() => act((bank) => bank.setFault(fault, endpoint))}
          >
            {label}
          </Button>
        ))}
      </Stack>
      <Grid container spacing={4}>
        <Grid size={{ xs: 12, lg: 6 }}>
          <FaultForm endpoints={endpoints} act={act} />
        </Grid>
        <Grid size={{ xs: 12, lg: 6 }}>
          {entries.length === 0 ? (
            'No hay fallas puestas.'
          ) : (
            <RecordTable
              label="Fallas puestas"
              rows={entries}
              getKey={([endpoint]) => endpoint}
              columns={faultColumns(act)}
            />
          )}
        </Grid>
      </Grid>
    </Section>
  );
}
