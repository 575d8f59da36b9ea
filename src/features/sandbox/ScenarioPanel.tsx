import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { useFormik } from 'formik';
import { startTransition, useOptimistic, useRef, useState } from 'react';
import type { Fault, FaultKind, Scenario, ScenarioSwitches } from '../../../mocks/scenarios.ts';
import { filterText } from '../../lib/keyFilters.ts';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { getCheckboxProps, getFieldProps } from '../../ui/fields/fieldProps.ts';
import { FormField } from '../../ui/fields/FormField.tsx';
import type { FormFieldProps } from '../../ui/fields/FormField.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { RecordTable } from './RecordTable.tsx';
import type { Column } from './RecordTable.tsx';
import {
  callName,
  describeFault,
  describeScenario,
  faultNames,
  losesAnswer,
  paymentNames,
} from './scenarioWords.ts';
import { Section, focusSection } from './Section.tsx';
import type { Act } from './useBank.ts';

const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

const digits = (text: string) => filterText('numeric', text);

/** A field for a whole number. */
function NumberField(props: FormFieldProps) {
  return (
    <FormField
      {...props}
      filter={digits}
      read={digits}
      inputMode="numeric"
      maxLength={6}
      autoComplete="off"
    />
  );
}

/** A field for seconds; reports them only when left, so that no half-typed figure takes effect. */
function SecondsField({
  value,
  onChange,
  ...rest
}: Pick<FormFieldProps, 'label' | 'name' | 'help'> & {
  value: number | null;
  onChange: (seconds: number | null) => void;
}) {
  const [draft, setDraft] = useState<string>();
  const leave = () => {
    setDraft(undefined);
    const seconds = draft === '' ? null : Number(draft);
    if (draft !== undefined && seconds !== value) onChange(seconds);
  };
  return (
    <NumberField
      {...rest}
      value={draft ?? String(value ?? '')}
      onChange={setDraft}
      onBlur={leave}
    />
  );
}

const isPayment = (text: string): text is ScenarioSwitches['payment'] =>
  Object.hasOwn(paymentNames, text);

const switches = [
  { name: 'mailFailure', label: 'Los correos fallan' },
  { name: 'emptyLink', label: 'La conversión del link responde una URL vacía' },
  { name: 'longLists', label: 'Listas largas: 200 cuentas y 5.000 pagos' },
] as const;

/**
 * The bank's behaviour beside the faults of calls: payments, mails, links, tokens, long lists. Each
 * switch takes effect at once.
 */
function Conduct({ scenario, act }: { scenario: ScenarioSwitches; act: Act }) {
  // A switch shows its new position at once; the bank follows.
  const [shown, expect] = useOptimistic(
    scenario,
    (now, changes: Partial<ScenarioSwitches>): ScenarioSwitches => ({ ...now, ...changes }),
  );
  const set = (changes: Partial<ScenarioSwitches>) =>
    startTransition(async () => {
      expect(changes);
      await act((bank) => bank.setScenario(changes));
    });
  return (
    <Section title="Escenario" help="Cada cambio vale desde la próxima llamada.">
      <Grid container spacing={4}>
        <Grid size={{ xs: 12, lg: 6 }}>
          <RadioCards
            legend="Resultado de los pagos"
            name="payment"
            options={optionsOf(paymentNames)}
            value={shown.payment}
            onChange={(payment) => isPayment(payment) && set({ payment })}
          />
        </Grid>
        <Grid size={{ xs: 12, lg: 6 }}>
          <Stack spacing={2}>
            <SecondsField
              label="Un pago pendiente se paga solo a los (segundos)"
              help="Vacío: espera hasta que lo decidas en Pagos."
              name="pendingSeconds"
              value={shown.pendingSeconds}
              onChange={(pendingSeconds) => set({ pendingSeconds })}
            />
            <SecondsField
              label="Vida que declara el token de visitante (segundos)"
              help="Vacío: la respuesta no trae expires_in."
              name="guestTokenSeconds"
              value={shown.guestTokenSeconds}
              onChange={(guestTokenSeconds) => set({ guestTokenSeconds })}
            />
            {switches.map(({ name, label }) => (
              <CheckboxField
                key={name}
                name={name}
                label={label}
                checked={shown[name]}
                onChange={(isOn) => set({ [name]: isOn })}
              />
            ))}
          </Stack>
        </Grid>
      </Grid>
    </Section>
  );
}

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

/** What the scenario panels show of the bank. */
interface ScenarioPanelProps {
  scenario: Scenario;
  endpoints: readonly string[];
  act: Act;
}

/** How the bank behaves, the faults that are set, and the form to set another (docs/trust.md, T18). */
export function ScenarioPanel({ scenario, endpoints, act }: ScenarioPanelProps) {
  const faults = Object.entries(scenario.faults);
  return (
    <Stack spacing={6}>
      <Conduct scenario={scenario} act={act} />
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
            {faults.length === 0 ? (
              'No hay fallas puestas.'
            ) : (
              <RecordTable
                label="Fallas puestas"
                rows={faults}
                getKey={([endpoint]) => endpoint}
                columns={faultColumns(act)}
              />
            )}
          </Grid>
        </Grid>
      </Section>
    </Stack>
  );
}

/** How the bank was told to misbehave, and a button to undo it all; shown above every panel. */
export function ScenarioNotice({
  scenario,
  healthy,
  act,
}: Pick<ScenarioPanelProps, 'scenario' | 'act'> & { healthy: Scenario }) {
  const frame = useRef<HTMLDivElement>(null);
  const changes = describeScenario(scenario, healthy);
  const heal = () => {
    // The button is about to disappear.
    frame.current?.focus();
    const { faults: _none, ...healthySwitches } = healthy;
    void act(async (bank) => {
      await bank.clearFaults();
      await bank.setScenario(healthySwitches);
    });
  };
  return (
    <Box ref={frame} tabIndex={-1} role="status">
      {changes.length === 0 ? (
        <Alert severity="success" role="none">
          El banco se porta bien: no hay fallas ni cambios puestos.
        </Alert>
      ) : (
        <Alert
          severity="warning"
          role="none"
          action={
            <Button variant="outlined" size="small" onClick={heal}>
              Volver a lo normal
            </Button>
          }
        >
          <AlertTitle>El banco se porta distinto</AlertTitle>
          <Stack
            component="ul"
            aria-label="Cambios puestos"
            direction="row"
            useFlexGap
            spacing={1}
            sx={{ flexWrap: 'wrap', m: 0, p: 0, listStyle: "''" }}
          >
            {changes.map((change) => (
              <li key={change}>
                <Chip label={change} />
              </li>
            ))}
          </Stack>
        </Alert>
      )}
    </Box>
  );
}
