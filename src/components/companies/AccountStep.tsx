import type { ReactNode } from 'react';
import type { Company, Contract } from '../../api/catalogueApi.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { StepHeading } from '../../ui/page/StepHeading.tsx';
import type { StepStart } from '../../ui/focus/arrival.ts';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { CompanyLine } from './CompanyLine.tsx';

interface AccountStepProps {
  company: Company;
  contract: Contract;
  /** The ref for the heading; unused if there is a form, because a field takes the focus. */
  startRef: StepStart;
  children: ReactNode;
}

/**
 * Step Cuenta: the form (`children`), or a message if the bank names no known kind of identifier.
 */
export function AccountStep({ company, contract, startRef, children }: AccountStepProps) {
  const canAsk = contract.identifiers.length > 0;
  return (
    <>
      <StepHeading startRef={canAsk ? undefined : startRef}>
        Ingresa los datos de tu cuenta
      </StepHeading>
      <CompanyLine company={company} detail={<UntrustedText>{contract.name}</UntrustedText>} />
      {canAsk ? (
        children
      ) : (
        <EmptyState title="Este servicio no se puede consultar aquí" headingLevel={3}>
          El banco no informa con qué dato se busca una cuenta. Inténtalo de nuevo más tarde o paga
          con la empresa.
        </EmptyState>
      )}
    </>
  );
}
