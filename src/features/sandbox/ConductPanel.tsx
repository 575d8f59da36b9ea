import { styled } from '@mui/material/styles';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import type { ScenarioSwitches } from './sandbox.ts';
import { paymentNames } from './scenarioWords.ts';
import { SecondsField } from './SecondsField.tsx';
import { Section } from './Section.tsx';
import type { Act } from './useBank.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 48 },
}));
const Stack = styled('div')({ display: 'grid', gap: 20 });

const paymentOptions = Object.entries(paymentNames).map(([value, label]) => ({ value, label }));

const isPayment = (text: string): text is ScenarioSwitches['payment'] =>
  Object.hasOwn(paymentNames, text);

/** What the bank does that is no fault of a call: payments, mails, links, tokens, long lists. Each switch works at once. */
export function ConductPanel({ scenario, act }: { scenario: ScenarioSwitches; act: Act }) {
  const set = (changes: Partial<ScenarioSwitches>) => act((bank) => bank.setScenario(changes));
  return (
    <Section title="Escenario" help="Cada cambio vale desde la próxima llamada.">
      <Columns>
        <RadioCards
          legend="Resultado de los pagos"
          name="payment"
          options={paymentOptions}
          value={scenario.payment}
          onChange={(payment) => isPayment(payment) && set({ payment })}
        />
        <Stack>
          <SecondsField
            label="Un pago pendiente se paga solo a los (segundos)"
            help="Vacío: espera hasta que lo decidas en Pagos."
            name="pendingSeconds"
            value={scenario.pendingSeconds}
            onChange={(pendingSeconds) => set({ pendingSeconds })}
          />
          <SecondsField
            label="Vida que declara el token de visitante (segundos)"
            help="Vacío: la respuesta no trae expires_in."
            name="guestTokenSeconds"
            value={scenario.guestTokenSeconds}
            onChange={(guestTokenSeconds) => set({ guestTokenSeconds })}
          />
          <div>
            <CheckboxField
              label="Los correos fallan"
              name="mailFailure"
              checked={scenario.mailFailure}
              onChange={(mailFailure) => set({ mailFailure })}
            />
            <CheckboxField
              label="La conversión del link responde una URL vacía"
              name="emptyLink"
              checked={scenario.emptyLink}
              onChange={(emptyLink) => set({ emptyLink })}
            />
            <CheckboxField
              label="Listas largas: 200 cuentas y 5.000 pagos"
              name="longLists"
              checked={scenario.longLists}
              onChange={(longLists) => set({ longLists })}
            />
          </div>
        </Stack>
      </Columns>
    </Section>
  );
}
