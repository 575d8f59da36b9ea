import { useState } from 'react';
import type { ScenarioSwitches } from '../../../mocks/bank/scenarios.ts';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { FormField } from '../../ui/fields/FormField.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { FaultForm } from './FaultForm.tsx';
import {
  flagNames,
  isPayment,
  optionsOf,
  paymentNames,
  shortcuts,
  switchNames,
  timeNames,
  wholeNumber,
} from './scenarioWords.ts';
import { Section } from './Section.tsx';
import type { PanelProps } from './useBank.ts';

interface SecondsFieldProps {
  name: (typeof timeNames)[number];
  value: number | null;
  set: (changes: Partial<ScenarioSwitches>) => void;
}

/** A field for a number of seconds, applied on blur; an empty field sets `null`. */
function SecondsField({ name, value, set }: SecondsFieldProps) {
  const [draft, setDraft] = useState(String(value ?? ''));
  return (
    <FormField
      name={name}
      label={switchNames[name]}
      {...wholeNumber}
      value={draft}
      onChange={setDraft}
      onBlur={() => set({ [name]: draft === '' ? null : Number(draft) })}
    />
  );
}

export function ScenarioPanel({ report: { scenario }, sandbox: { endpoints }, act }: PanelProps) {
  const set = (changes: Partial<ScenarioSwitches>) => void act((bank) => bank.setScenario(changes));
  const setFault = Object.entries(shortcuts).map(([words, [fault, endpoint]]) => [
    words,
    () => act((bank) => bank.setFault(fault, endpoint)),
  ]);
  return (
    <>
      <Section title="Escenario" help="Cada cambio vale desde la próxima llamada.">
        <RadioCards
          legend={switchNames.payment}
          name="payment"
          options={optionsOf(paymentNames)}
          value={scenario.payment}
          onChange={(payment) => isPayment(payment) && set({ payment })}
          columnWidth={240}
        />
        {timeNames.map((name) => (
          // The key remounts the field when the bank's value changes, to replace the draft.
          <SecondsField
            key={`${name} ${scenario[name]}`}
            name={name}
            value={scenario[name]}
            set={set}
          />
        ))}
        {flagNames.map((name) => (
          <CheckboxField
            key={name}
            name={name}
            label={switchNames[name]}
            checked={scenario[name]}
            onChange={(isOn) => set({ [name]: isOn })}
          />
        ))}
      </Section>
      <Section
        title="Fallas"
        help="Una falla por llamada. La de una llamada vale más que la de todas."
        actions={Object.fromEntries(setFault)}
      >
        <FaultForm endpoints={endpoints} act={act} />
      </Section>
    </>
  );
}
