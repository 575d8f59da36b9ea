import type { Company, Contract } from '../../api/catalogue.ts';
import { AccountForm } from './AccountForm.tsx';
import { BankText } from './BankText.tsx';
import { CompanyLine } from './CompanyLine.tsx';
import { StepHeading } from './StepHeading.tsx';
import type { StepStart } from './StepHeading.tsx';

/** What is asked in the step Cuenta. */
export interface AccountStepProps {
  company: Company;
  contract: Contract;
  /** The step begins in its field: what is typed first needs no click. */
  startRef: StepStart;
}

/** Step Cuenta: which account, by one of the contract's identifiers. */
export function AccountStep({ company, contract, startRef }: AccountStepProps) {
  return (
    <>
      <StepHeading>Ingresa los datos de tu cuenta</StepHeading>
      <CompanyLine company={company} detail={<BankText>{contract.name}</BankText>} />
      <AccountForm contract={contract} startRef={startRef} />
    </>
  );
}
