import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { imageUrl } from '../../api/images.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { categoryChosen, targetChosen } from '../../store/lookup.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { CategoryFilter } from '../../ui/CategoryFilter.tsx';
import { CompanyTiles } from '../../ui/CompanyTiles.tsx';
import { filterCompanies } from './companySearch.ts';
import { targetOf } from './flow.ts';
import type { Catalogue } from './flow.ts';
import { StepHeading } from './StepHeading.tsx';
import type { StepStart } from './StepHeading.tsx';

const Filters = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  marginBottom: 24,
  // On a phone the results of a search stand right below it, above the keyboard.
  [theme.breakpoints.down('sm')]: { '&[data-searching] > fieldset': { display: 'none' } },
}));

/** What the step Empresa chooses from. */
export interface CompanyStepProps {
  catalogue: Catalogue;
  /** The category that narrows the list. */
  categoryId: string | undefined;
  startRef: StepStart;
}

/** Step Empresa: by category, by name, or both. */
export function CompanyStep({ catalogue, categoryId, startRef }: CompanyStepProps) {
  const dispatch = useAppDispatch();
  const [search, setSearch] = useState('');
  const companies = filterCompanies(catalogue, { categoryId, search });
  const field = useRef<HTMLInputElement>(null);
  const showAll = () => {
    setSearch('');
    dispatch(categoryChosen({}));
    field.current?.focus();
  };
  return (
    <>
      <StepHeading startRef={startRef}>Elige la empresa</StepHeading>
      <Filters data-searching={search !== '' && categoryId === undefined ? '' : undefined}>
        <SearchField
          label="Buscar empresa"
          value={search}
          onChange={setSearch}
          inputProps={{ ref: field }}
        />
        <CategoryFilter
          categories={catalogue.categories.map(({ id, name, icon }) => ({
            id,
            name,
            image: icon && imageUrl(icon),
          }))}
          chosen={categoryId}
          onChoose={(id) => dispatch(categoryChosen(id === undefined ? {} : { categoryId: id }))}
        />
      </Filters>
      <div aria-live="polite">
        {companies.length > 0 && search !== '' && (
          <VisuallyHidden>
            {companies.length === 1 ? '1 empresa' : `${companies.length} empresas`}
          </VisuallyHidden>
        )}
        {companies.length === 0 && (
          <EmptyState
            title="No hay resultados"
            headingLevel={3}
            action={
              <Button variant="outlined" onClick={showAll}>
                Ver todas las empresas
              </Button>
            }
          >
            Ninguna empresa coincide con lo que buscas. Prueba con menos letras o en otra categoría.
          </EmptyState>
        )}
      </div>
      <CompanyTiles
        key={`${categoryId} ${search}`}
        companies={companies}
        imageOf={({ image }) => imageUrl(image)}
        onChoose={(company) => dispatch(targetChosen(targetOf(catalogue, company)))}
      />
    </>
  );
}
