import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { AccountStep } from '../../components/companies/AccountStep.tsx';
import { CatalogueError } from '../../components/errors/LoadError.tsx';
import { CompanyPickerSkeleton } from '../../components/companies/CompanyPickerSkeleton.tsx';
import { formatAccountValue } from '../../lib/identifiers/identifiers.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/app/hooks.ts';
import { isLookupStep, selectStep, stepTaken } from '../../store/lookup/lookupSlice.ts';
import type { LookupStep } from '../../store/lookup/lookupSlice.ts';
import { selectIsSignedIn } from '../../store/session/sessionSlice.ts';
import { narrowWindow } from '../../theme/windows.ts';
import { useStepFocus } from '../../ui/focus/arrival.ts';
import type { StepPlace } from '../../ui/focus/arrival.ts';
import { useStepHistory } from '../../ui/hooks/useStepHistory.ts';
import { ListSkeleton } from '../../ui/loading/Skeletons.tsx';
import { BelowFold } from '../../ui/page/BelowFold.tsx';
import { PageContainer } from '../../ui/page/PageContainer.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { Stepper } from '../../ui/page/Stepper.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { AccountForm } from './AccountForm.tsx';
import { CompanyStep, ContractChoice } from './CompanyStep.tsx';
import { DebtsStep } from './DebtsStep.tsx';
import { useLookupFlow } from './useLookupFlow.ts';
import type { LookupFlow } from './useLookupFlow.ts';

/** The queried account, or the number of queried accounts; undefined before step Deudas. */
function askedFor({ lookup, ready }: LookupFlow): string | undefined {
  const { step, query } = lookup;
  const contract = ready?.selection.contract;
  if (step !== 2 || !query || !contract) return undefined;
  const [value, ...others] = query.values;
  if (value === undefined || others.length > 0) return `${query.values.length} cuentas`;
  return formatAccountValue(contract, query.kind, value);
}

/** The three steps with the choice made in each; a finished step is a button that goes back. */
function StepsBar({ flow, onStep }: { flow: LookupFlow; onStep: (step: LookupStep) => void }) {
  const { lookup, ready, error } = flow;
  const company = lookup.step > 0 ? ready?.selection.company?.name : undefined;
  const account = askedFor(flow);
  return (
    <Stepper
      // If the catalogue could not be loaded, the stepper shows the first step.
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

/** Makes the browser's back button go one step back. */
function useLookupHistory({ lookup: { step }, ready }: LookupFlow): void {
  const store = useAppStore();
  useStepHistory({
    step: ready && step,
    // A logout resets the lookup to its first step. The owner changes at the same time, so
    // `useStepHistory` adds no history entry for that step.
    owner: useAppSelector(selectIsSignedIn),
    onReturn(to) {
      if (isLookupStep(to)) store.dispatch(stepTaken(to));
      return selectStep(store.getState());
    },
  });
}

/**
 * Returns the arguments of `useStepFocus`, which moves the focus when `place` changes. The choice
 * of a company and the choice of its contract are both step 0, so `place` distinguishes them.
 */
function placeOf({ lookup: { step, companyId }, ready, links }: LookupFlow): StepPlace {
  const isChoosingContract = step === 0 && companyId !== undefined;
  return { place: ready && `${step} ${isChoosingContract}`, links };
}

function LookupSteps({ flow }: { flow: LookupFlow }) {
  const { lookup, ready, error, retry } = flow;
  const startRef = useStepFocus(placeOf(flow));
  if (error !== undefined) return <CatalogueError {...{ error, retry }} />;
  if (!ready) {
    return lookup.step === 0 ? <CompanyPickerSkeleton /> : <ListSkeleton count={4} />;
  }
  const { catalogue, selection } = ready;
  const { company, contract } = selection;
  if (lookup.step === 2 && company && contract && lookup.query) {
    return <DebtsStep {...{ company, contract, startRef }} query={lookup.query} />;
  }
  if (lookup.step === 1 && company && contract) {
    return (
      <AccountStep {...{ company, contract, startRef }}>
        <AccountForm key={`${contract.id} ${lookup.linked?.value}`} {...{ contract, startRef }} />
      </AccountStep>
    );
  }
  return company && company.contracts.length > 1 ? (
    <ContractChoice key={company.id} {...{ company, startRef }} />
  ) : (
    <CompanyStep {...{ catalogue, startRef }} />
  );
}

/**
 * /consultarCuenta: from a company to its debts in three steps; `aside`, the cart panel, is shown
 * beside the steps on wide screens.
 */
export function LookupScreen({ aside }: { aside: ReactNode }) {
  const dispatch = useAppDispatch();
  const flow = useLookupFlow();
  useLookupHistory(flow);
  // On narrow windows a bar at the bottom replaces the cart panel. The panel is unmounted, because
  // a hidden panel would still re-render with every added debt.
  const isNarrow = useMediaQuery(narrowWindow);
  return (
    <PageContainer>
      <Stack direction="row" spacing={7} sx={{ displayPrint: 'block' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <PageHeading>Consultar cuenta</PageHeading>
          <Box sx={{ displayPrint: 'none' }}>
            <StepsBar flow={flow} onStep={(step) => dispatch(stepTaken(step))} />
          </Box>
          <BelowFold>
            <LookupSteps flow={flow} />
          </BelowFold>
        </Box>
        {!isNarrow && <Box sx={{ flex: 'none', width: 360, displayPrint: 'none' }}>{aside}</Box>}
      </Stack>
    </PageContainer>
  );
}
