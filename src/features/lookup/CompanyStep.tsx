import { useLocation } from 'react-router';
import type { Catalogue, Company } from '../../api/catalogueApi.ts';
import { isOf, part, text } from '../../lib/schemas.ts';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import { categoryChosen, selectLookup, targetChosen } from '../../store/lookup/lookupSlice.ts';
import { CompanyPicker } from '../../components/companies/CompanyPicker.tsx';
import { ServiceChoice } from '../../components/companies/ServiceChoice.tsx';
import type { StepStart } from '../../ui/focus/arrival.ts';
import { targetOf } from './flow.ts';

/** The home page passes its search text in the navigation state. */
const searchSchema = part({ search: text() });

export function CompanyStep({
  catalogue,
  startRef,
}: {
  catalogue: Catalogue;
  startRef: StepStart;
}) {
  const dispatch = useAppDispatch();
  const { categoryId } = useAppSelector(selectLookup);
  const { state } = useLocation();
  return (
    <CompanyPicker
      {...{ catalogue, categoryId, startRef }}
      initialSearch={isOf(searchSchema, state) ? state.search : ''}
      onCategory={(id) => dispatch(categoryChosen({ categoryId: id }))}
      onChoose={(company) => dispatch(targetChosen({ categoryId, ...targetOf(company) }))}
    />
  );
}

/**
 * The second part of step Empresa, for a company with several contracts (services that it bills):
 * the choice of one of them.
 */
export function ContractChoice({ company, startRef }: { company: Company; startRef: StepStart }) {
  const dispatch = useAppDispatch();
  const { categoryId, contractId, linked } = useAppSelector(selectLookup);
  return (
    <ServiceChoice
      title="Elige qué quieres pagar"
      {...{ company, startRef }}
      chosenBefore={contractId}
      onOtherCompany={() => dispatch(categoryChosen({ categoryId }))}
      onContinue={(id) =>
        dispatch(targetChosen({ categoryId, companyId: company.id, contractId: id, linked }))
      }
    />
  );
}
