import { errorMessage } from '../../api/errors.ts';
import { CatalogueError } from '../../ui/companies/CatalogueError.tsx';
import { CompanyPickerSkeleton } from '../../ui/companies/CompanyPickerSkeleton.tsx';
import { ListSkeleton } from '../../ui/loading/Skeletons.tsx';
import type { StepStart } from '../../ui/page/StepHeading.tsx';
import { AccountStep } from './AccountStep.tsx';
import { CompanyStep } from './CompanyStep.tsx';
import { ContractChoice } from './ContractChoice.tsx';
import { DebtsStep } from './DebtsStep.tsx';
import type { LookupFlow } from './useLookupFlow.ts';

/** The current step of the lookup, or the catalogue's skeleton or error. */
export function LookupSteps({ flow, startRef }: { flow: LookupFlow; startRef: StepStart }) {
  const { lookup, ready, error, retry } = flow;
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
