import type { Catalogue } from '../../api/catalogueApi.ts';
import { AccountStep } from '../../components/companies/AccountStep.tsx';
import { CompanyPicker } from '../../components/companies/CompanyPicker.tsx';
import { ServiceChoice } from '../../components/companies/ServiceChoice.tsx';
import type { StepStart } from '../../ui/focus/arrival.ts';
import { chooseCompany, chooseContract, startChoice } from './addAccountChoice.ts';
import type { Choice } from './addAccountChoice.ts';
import { AddAccountForm } from './AddAccountForm.tsx';

interface AddAccountStepProps {
  catalogue: Catalogue;
  choice: Choice;
  onChange: (choice: Choice) => void;
  startRef: StepStart;
}

export function AddAccountStep({ catalogue, choice, onChange, startRef }: AddAccountStepProps) {
  const { step, categoryId, company, contract } = choice;
  if (step === 1) {
    return (
      <AccountStep {...{ company, contract, startRef }}>
        <AddAccountForm {...{ company, contract, startRef }} />
      </AccountStep>
    );
  }
  return company ? (
    <ServiceChoice
      title="Elige el servicio"
      {...{ company, startRef }}
      chosenBefore={contract?.id}
      onOtherCompany={() => onChange(startChoice(categoryId))}
      onContinue={(id) => onChange(chooseContract(choice, id))}
    />
  ) : (
    <CompanyPicker
      {...{ catalogue, categoryId, startRef }}
      onCategory={(id) => onChange(startChoice(id))}
      onChoose={(chosen) => onChange(chooseCompany(choice, chosen))}
    />
  );
}
