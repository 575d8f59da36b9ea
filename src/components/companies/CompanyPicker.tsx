import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import type { Catalogue, Company } from '../../api/catalogueApi.ts';
import { findCompanies } from '../../api/catalogueSearch.ts';
import { countOf } from '../../lib/counts.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { showMore } from '../../ui/focus/removal.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { LeftOutNotice } from '../../ui/page/LeftOutNotice.tsx';
import { StepHeading } from '../../ui/page/StepHeading.tsx';
import type { StepStart } from '../../ui/focus/arrival.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import { CompanyMark } from './CompanyMark.tsx';
import { NoCompanies } from './NoCompanies.tsx';
import { Tile, TileList } from './Tile.tsx';

/**
 * How many companies are shown at first, and added by each press of "Ver más"; a bank may have
 * thousands.
 */
const page = 60;

interface CompanyTilesProps {
  companies: readonly Company[];
  onChoose: (company: Company) => void;
}

function CompanyTiles({ companies, onChoose }: CompanyTilesProps) {
  const [shown, setShown] = useState(page);
  const grid = useRef<HTMLUListElement>(null);
  if (companies.length === 0) return null;
  return (
    <>
      <TileList ref={grid} label="Empresas" minWidth={208}>
        {companies.slice(0, shown).map((company) => (
          <Tile
            key={company.id}
            label={plainText(company.name, 60)}
            mark={<CompanyMark name={company.name} image={company.image} />}
            onClick={() => onChoose(company)}
          />
        ))}
      </TileList>
      {shown < companies.length && (
        <Button
          variant="outlined"
          sx={{ mt: 3 }}
          onClick={() => showMore(grid.current, () => setShown(shown + page))}
        >
          Ver más empresas
        </Button>
      )}
    </>
  );
}

interface CompanyPickerProps {
  catalogue: Catalogue;
  initialSearch?: string;
  categoryId: string | undefined;
  onCategory: (id: string | undefined) => void;
  onChoose: (company: Company) => void;
  startRef: StepStart;
}

/** Step Empresa: finds a company by category, by name, or by both. */
export function CompanyPicker({
  catalogue,
  initialSearch = '',
  categoryId,
  onCategory,
  onChoose,
  startRef,
}: CompanyPickerProps) {
  const [search, setSearch] = useState(initialSearch);
  const { categories, leftOut = 0 } = catalogue;
  const companies = findCompanies(catalogue, { categoryId, search });
  const isSearch = search !== '' && categoryId === undefined;
  const isNarrowed = search !== '' || categoryId !== undefined;
  const field = useRef<HTMLInputElement>(null);
  const category = categories.find(({ id }) => id === categoryId)?.name;
  const showAll = () => {
    if (category === undefined) setSearch('');
    onCategory(undefined);
    field.current?.focus();
  };
  return (
    <>
      <StepHeading startRef={startRef}>Elige la empresa</StepHeading>
      <LeftOutNotice count={leftOut} noun="empresa" />
      <Stack sx={{ gap: 2, mb: 3 }}>
        <SearchField label="Buscar empresa" value={search} onChange={setSearch} inputRef={field} />
        {/* On a phone the categories are hidden during a search in all of them, to show the
            results above the keyboard. */}
        <Box sx={{ display: { xs: isSearch ? 'none' : 'block', sm: 'block' } }}>
          <CategoryFilter categories={categories} chosen={categoryId} onChoose={onCategory} />
        </Box>
      </Stack>
      <Box aria-live="polite">
        {companies.length > 0 && search !== '' && (
          <VisuallyHidden>{countOf(companies.length, 'empresa')}</VisuallyHidden>
        )}
        {companies.length === 0 && isNarrowed && (
          <NoCompanies {...{ search, category }} headingLevel={3} onShowAll={showAll} />
        )}
        {companies.length === 0 && !isNarrowed && (
          <EmptyState title="Aún no hay empresas" headingLevel={3}>
            El banco todavía no ofrece empresas aquí. Inténtalo de nuevo más tarde.
          </EmptyState>
        )}
      </Box>
      <CompanyTiles key={`${categoryId} ${search}`} companies={companies} onChoose={onChoose} />
    </>
  );
}
