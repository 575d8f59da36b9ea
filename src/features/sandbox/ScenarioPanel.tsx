import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { startTransition, useOptimistic, useState } from 'react';
import type { Scenario, ScenarioSwitches } from '../../../mocks/scenarios.ts';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import type { FormFieldProps } from '../../ui/fields/FormField.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { FaultPanel } from './FaultPanel.tsx';
import { NumberField } from './NumberField.tsx';
import { optionsOf, paymentNames } from './scenarioWords.ts';
import { Section } from './Section.tsx';
import type { Act } from './useBank.ts';

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

/** What the panel shows of the bank. */
interface ScenarioPanelProps {
  scenario: Scenario;
  endpoints: readonly string[];
  act: Act;
}

/** How the bank behaves, and the faults of its calls. */
export function ScenarioPanel({ scenario, endpoints, act }: ScenarioPanelProps) {
  return (
    <Stack spacing={6}>
      <Conduct scenario={scenario} act={act} />
      <FaultPanel faults={scenario.faults} endpoints={endpoints} act={act} />
    </Stack>
  );
}
