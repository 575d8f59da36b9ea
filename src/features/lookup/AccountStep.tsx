import type { Company, Contract } from '../../api/catalogue.ts';
import { imageUrl } from '../../api/images.ts';
import { UntrustedText } from '../../ui/UntrustedText.tsx';
import { CompanyLine } from '../../ui/CompanyLine.tsx';
import { StepHeading } from '../../ui/StepHeading.tsx';
import type { StepStart } from '../../ui/StepHeading.tsx';
import { AccountForm } from './AccountForm.tsx';

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
      <CompanyLine
        name={company.name}
        image={imageUrl(company.image)}
        detail={<UntrustedText>{contract.name}</UntrustedText>}
      />
      <AccountForm contract={contract} startRef={startRef} />
    </>
  );
}
