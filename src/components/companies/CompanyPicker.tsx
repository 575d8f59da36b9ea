import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { useRef, useState } from 'react';
import { countOf } from '../../lib/counts.ts';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import { CompanyTiles } from './CompanyTiles.tsx';
import { NoCompanies } from './NoCompanies.tsx';

/** The companies to choose from, and how they are narrowed. */
interface CompanyPickerProps<Company> {
  categories: readonly { id: string; name: string; icon?: string | undefined }[];
  /** What is searched for at first. */
  initialSearch?: string;
  /** The category that narrows the list. */
  categoryId: string | undefined;
  onCategory: (id: string | undefined) => void;
  /** The companies of that category that match a search. */
  find: (search: string) => readonly Company[];
  onChoose: (company: Company) => void;
}

/** Finds a company by category, by name, or by both. */
export function CompanyPicker<Company extends { id: string; name: string; image: string }>({
  categories,
  initialSearch = '',
  categoryId,
  onCategory,
  find,
  onChoose,
}: CompanyPickerProps<Company>) {
  const [search, setSearch] = useState(initialSearch);
  const companies = find(search);
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
      <Stack sx={{ gap: 2, mb: 3 }}>
        <SearchField label="Buscar empresa" value={search} onChange={setSearch} inputRef={field} />
        {/* On a phone the results of a search come right below it, above the keyboard. */}
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
            El banco todavía no ofrece empresas aquí. Vuelve a intentarlo más tarde.
          </EmptyState>
        )}
      </Box>
      <CompanyTiles key={`${categoryId} ${search}`} companies={companies} onChoose={onChoose} />
    </>
  );
}
