import type { Catalogue } from '../../api/catalogueApi.ts';
import { findCompanies } from '../../api/catalogueSearch.ts';
import { CompanyLine } from '../../components/companies/CompanyLine.tsx';
import { CompanyPicker } from '../../components/companies/CompanyPicker.tsx';
import { NoIdentifiers } from '../../components/companies/NoIdentifiers.tsx';
import { ServiceChoice } from '../../components/companies/ServiceChoice.tsx';
import { LeftOutNotice } from '../../ui/page/LeftOutNotice.tsx';
import { StepHeading } from '../../ui/page/StepHeading.tsx';
import type { StepStart } from '../../ui/page/StepHeading.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { chooseCompany, chooseContract, startChoice } from './addAccountChoice.ts';
import type { Choice } from './addAccountChoice.ts';
import { AddAccountForm } from './AddAccountForm.tsx';

/** The choice so far, and how a step changes it. */
interface AddAccountStepProps {
  catalogue: Catalogue;
  choice: Choice;
  onChange: (choice: Choice) => void;
  /** Where the focus goes when a step begins. */
  startRef: StepStart;
}

function ChooseCompany({ catalogue, choice, onChange, startRef }: AddAccountStepProps) {
  const { categoryId } = choice;
  return (
    <>
      <StepHeading startRef={startRef}>Elige la empresa</StepHeading>
      <LeftOutNotice count={catalogue.leftOut ?? 0} noun="empresa" />
      <CompanyPicker
        categories={catalogue.categories}
        categoryId={categoryId}
        onCategory={(id) => onChange(startChoice(id))}
        find={(search) => findCompanies(catalogue, { categoryId, search })}
        onChoose={(company) => onChange(chooseCompany(choice, company))}
      />
    </>
  );
}

/** The current step: choosing the company, its service, or entering the account. */
export function AddAccountStep(props: AddAccountStepProps) {
  const { choice, onChange, startRef } = props;
  if (!choice.company) return <ChooseCompany {...props} />;
  const { step, categoryId, company, contract } = choice;
  if (step === 1) {
    const canAsk = contract.identifiers.length > 0;
    return (
      <>
        <StepHeading startRef={canAsk ? undefined : startRef}>
          Ingresa los datos de tu cuenta
        </StepHeading>
        <CompanyLine company={company} detail={<UntrustedText>{contract.name}</UntrustedText>} />
        {canAsk ? <AddAccountForm {...{ company, contract, startRef }} /> : <NoIdentifiers />}
      </>
    );
  }
  return (
    <>
      <StepHeading startRef={startRef}>Elige el servicio</StepHeading>
      <ServiceChoice
        company={company}
        chosenBefore={contract?.id}
        onOtherCompany={() => onChange(startChoice(categoryId))}
        onContinue={(id) => onChange(chooseContract(choice, id))}
      />
    </>
  );
}
