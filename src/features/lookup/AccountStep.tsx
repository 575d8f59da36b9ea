import type { Company, Contract } from '../../api/catalogueApi.ts';
import { CompanyLine } from '../../components/companies/CompanyLine.tsx';
import { NoIdentifiers } from '../../components/companies/NoIdentifiers.tsx';
import { StepHeading } from '../../ui/page/StepHeading.tsx';
import type { StepStart } from '../../ui/page/StepHeading.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { AccountForm } from './AccountForm.tsx';

/** The contract whose account is asked for. */
interface AccountStepProps {
  company: Company;
  contract: Contract;
  /** Focuses the field when the step begins, so that typing needs no click. */
  startRef: StepStart;
}

/** Step Cuenta: which account, by one of the contract's identifiers. */
export function AccountStep({ company, contract, startRef }: AccountStepProps) {
  const canAsk = contract.identifiers.length > 0;
  return (
    <>
      <StepHeading startRef={canAsk ? undefined : startRef}>
        Ingresa los datos de tu cuenta
      </StepHeading>
      <CompanyLine company={company} detail={<UntrustedText>{contract.name}</UntrustedText>} />
      {canAsk ? <AccountForm contract={contract} startRef={startRef} /> : <NoIdentifiers />}
    </>
  );
}
