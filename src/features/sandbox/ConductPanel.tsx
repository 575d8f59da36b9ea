import { styled } from '@mui/material/styles';
import { startTransition, useOptimistic } from 'react';
import type { ScenarioSwitches } from '../../../mocks/scenarios.ts';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { paymentNames } from './scenarioWords.ts';
import { SecondsField } from './SecondsField.tsx';
import { Columns, Section } from './Section.tsx';
import type { Act } from './useBank.ts';

const Stack = styled('div')({ display: 'grid', gap: 20 });

const paymentOptions = Object.entries(paymentNames).map(([value, label]) => ({ value, label }));

const isPayment = (text: string): text is ScenarioSwitches['payment'] =>
  Object.hasOwn(paymentNames, text);

/**
 * The bank's behaviour beside the faults of calls: payments, mails, links, tokens, long lists. Each
 * switch takes effect at once.
 */
export function ConductPanel({ scenario, act }: { scenario: ScenarioSwitches; act: Act }) {
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
      <Columns>
        <RadioCards
          legend="Resultado de los pagos"
          name="payment"
          options={paymentOptions}
          value={shown.payment}
          onChange={(payment) => isPayment(payment) && set({ payment })}
        />
        <Stack>
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
          <div>
            <CheckboxField
              label="Los correos fallan"
              name="mailFailure"
              checked={shown.mailFailure}
              onChange={(mailFailure) => set({ mailFailure })}
            />
            <CheckboxField
              label="La conversión del link responde una URL vacía"
              name="emptyLink"
              checked={shown.emptyLink}
              onChange={(emptyLink) => set({ emptyLink })}
            />
            <CheckboxField
              label="Listas largas: 200 cuentas y 5.000 pagos"
              name="longLists"
              checked={shown.longLists}
              onChange={(longLists) => set({ longLists })}
            />
          </div>
        </Stack>
      </Columns>
    </Section>
  );
}
