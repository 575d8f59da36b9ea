import { errorMessage } from '../../api/errors.ts';
import { CatalogueError } from '../../components/companies/CatalogueError.tsx';
import { CompanyPickerSkeleton } from '../../components/companies/CompanyPickerSkeleton.tsx';
import { useStepFocus } from '../../ui/focus/useStepFocus.ts';
import type { StepPlace } from '../../ui/focus/useStepFocus.ts';
import { ListSkeleton } from '../../ui/loading/Skeletons.tsx';
import { AccountStep } from './AccountStep.tsx';
import { CompanyStep } from './CompanyStep.tsx';
import { ContractChoice } from './ContractChoice.tsx';
import { DebtsStep } from './DebtsStep.tsx';
import type { LookupFlow } from './useLookupFlow.ts';

/** The current place for the focus; choosing among a company's contracts is one of its own. */
function placeOf({ lookup: { step, companyId }, ready, links }: LookupFlow): StepPlace {
  const isChoosingContract = step === 0 && companyId !== undefined;
  return { place: ready && `${step} ${isChoosingContract}`, links };
}

/** The current step of the lookup, or the catalogue's skeleton or error. */
export function LookupSteps({ flow }: { flow: LookupFlow }) {
  const { lookup, ready, error, retry } = flow;
  const startRef = useStepFocus(placeOf(flow));
  if (error !== undefined) return <CatalogueError message={errorMessage(error)} onRetry={retry} />;
  if (!ready) {
    return lookup.step === 0 ? <CompanyPickerSkeleton /> : <ListSkeleton count={4} />;
  }
  const { catalogue, selection } = ready;
  const { company, contract } = selection;
  if (lookup.step === 2 && company && contract && lookup.query) {
    return <DebtsStep {...{ company, contract, startRef }} query={lookup.query} />;
  }
  if (lookup.step === 1 && company && contract) {
    return <AccountStep key={contract.id} {...{ company, contract, startRef }} />;
  }
  return company && company.contracts.length > 1 ? (
    <ContractChoice key={company.id} {...{ company, startRef }} />
  ) : (
    <CompanyStep {...{ catalogue, startRef }} categoryId={lookup.categoryId} />
  );
}
