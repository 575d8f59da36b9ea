import { useLocation } from 'react-router';
import type { Catalogue } from '../../api/catalogueApi.ts';
import { findCompanies } from '../../api/catalogueSearch.ts';
import { isOf, part, text } from '../../lib/schemas.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { categoryChosen, targetChosen } from '../../store/lookupSlice.ts';
import { CompanyPicker } from '../../components/companies/CompanyPicker.tsx';
import { LeftOutNotice } from '../../ui/page/LeftOutNotice.tsx';
import { StepHeading } from '../../ui/page/StepHeading.tsx';
import type { StepStart } from '../../ui/page/StepHeading.tsx';
import { targetOf } from './flow.ts';

/** What the home page passes on: the text in its search. */
const searchSchema = part({ search: text() });

/** What step Empresa chooses from. */
interface CompanyStepProps {
  catalogue: Catalogue;
  /** The category that narrows the list. */
  categoryId: string | undefined;
  startRef: StepStart;
}

/** Step Empresa: a company by category, by name, or both. */
export function CompanyStep({ catalogue, categoryId, startRef }: CompanyStepProps) {
  const dispatch = useAppDispatch();
  const { state } = useLocation();
  return (
    <>
      <StepHeading startRef={startRef}>Elige la empresa</StepHeading>
      <LeftOutNotice count={catalogue.leftOut ?? 0} noun="empresa" />
      <CompanyPicker
        categories={catalogue.categories}
        categoryId={categoryId}
        initialSearch={isOf(searchSchema, state) ? state.search : ''}
        onCategory={(id) => dispatch(categoryChosen({ categoryId: id }))}
        find={(search) => findCompanies(catalogue, { categoryId, search })}
        onChoose={(company) => dispatch(targetChosen({ categoryId, ...targetOf(company) }))}
      />
    </>
  );
}
