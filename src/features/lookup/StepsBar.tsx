import { showValue } from '../../lib/identifiers.ts';
import { isLookupStep } from '../../store/lookupSlice.ts';
import type { LookupStep } from '../../store/lookupSlice.ts';
import { Stepper } from '../../ui/page/Stepper.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import type { LookupFlow } from './useLookupFlow.ts';

/** The identifier of the query, or how many there are. */
function askedFor({ lookup, ready }: LookupFlow): string | undefined {
  const { step, query } = lookup;
  const contract = ready?.selection.contract;
  if (step !== 2 || !query || !contract) return undefined;
  const [value, ...others] = query.values;
  if (value === undefined || others.length > 0) return `${query.values.length} cuentas`;
  return showValue(contract, query.kind, value);
}

/** The three steps with what was chosen in each; one can go back to a finished step. */
export function StepsBar({
  flow,
  onStep,
}: {
  flow: LookupFlow;
  onStep: (step: LookupStep) => void;
}) {
  const { lookup, ready, error } = flow;
  const company = lookup.step > 0 ? ready?.selection.company?.name : undefined;
  const account = askedFor(flow);
  return (
    <Stepper
      // Without the catalogue nothing that was chosen can be shown.
      current={error === undefined ? lookup.step : 0}
      onStep={(index) => {
        if (isLookupStep(index)) onStep(index);
      }}
      steps={[
        { label: 'Empresa', value: company && <UntrustedText>{company}</UntrustedText> },
        { label: 'Cuenta', value: account && <UntrustedText>{account}</UntrustedText> },
        { label: 'Deudas' },
      ]}
    />
  );
}
