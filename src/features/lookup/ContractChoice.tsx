import type { Company } from '../../api/catalogueApi.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { categoryChosen, selectLookup, targetChosen } from '../../store/lookupSlice.ts';
import { ServiceChoice } from '../../components/companies/ServiceChoice.tsx';
import { StepHeading } from '../../ui/page/StepHeading.tsx';
import type { StepStart } from '../../ui/page/StepHeading.tsx';

/** The second part of step Empresa, for a company with several contracts: which service to pay. */
export function ContractChoice({ company, startRef }: { company: Company; startRef: StepStart }) {
  const dispatch = useAppDispatch();
  const { categoryId, contractId, linked } = useAppSelector(selectLookup);
  return (
    <>
      <StepHeading startRef={startRef}>Elige qué quieres pagar</StepHeading>
      <ServiceChoice
        company={company}
        chosenBefore={contractId}
        onOtherCompany={() => dispatch(categoryChosen({ categoryId }))}
        onContinue={(id) =>
          dispatch(targetChosen({ categoryId, companyId: company.id, contractId: id, linked }))
        }
      />
    </>
  );
}
