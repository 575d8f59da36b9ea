import { styled } from '@mui/material/styles';
import { useDeferredValue, useRef, useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { useCatalogue } from '../../api/useCatalogue.ts';
import { theme } from '../../theme/theme.ts';
import { CatalogueError } from '../../components/companies/CatalogueError.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { useWholeSoon } from '../../ui/hooks/useWholeSoon.ts';
import { LeftOutNotice } from '../../ui/page/LeftOutNotice.tsx';
import { PageContainer } from '../../ui/page/PageContainer.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { CategoryLinks } from './CategoryLinks.tsx';
import { CompanyGroups } from './CompanyGroups.tsx';
import { GroupsSkeleton } from './GroupsSkeleton.tsx';

const Layout = styled('div')({
  display: 'grid',
  gap: 40,
  alignContent: 'start',
  alignItems: 'start',
  // As high as the window from the start, so that what follows it does not shift.
  minHeight: '100vh',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '260px minmax(0, 1fr)', gap: 64 },
});
const Search = styled('div')({ maxWidth: 720, marginBottom: 36 });
const Results = styled('div')({ display: 'grid', gap: 32, minWidth: 0 });

/** Every category and company that can be paid, as links to the lookup. */
export function PayServicesScreen() {
  const [search, setSearch] = useState('');
  const shownSearch = useDeferredValue(search);
  const { catalogue, error, retry } = useCatalogue();
  const isWhole = useWholeSoon();
  const field = useRef<HTMLInputElement>(null);
  const showAll = () => {
    setSearch('');
    field.current?.focus();
  };
  return (
    <PageContainer>
      <PageHeading lead="Elige un tipo de servicio o busca directamente la empresa que quieres pagar.">
        Pagar servicios
      </PageHeading>
      {error ? (
        <CatalogueError message={errorMessage(error)} onRetry={retry} />
      ) : (
        <>
          <Search>
            <SearchField
              label="Buscar empresa"
              value={search}
              onChange={setSearch}
              inputRef={field}
            />
          </Search>
          <Layout>
            {(isWhole || !catalogue) && (
              <>
                <CategoryLinks categories={catalogue?.categories} isAside={search.trim() !== ''} />
                <Results>
                  <LeftOutNotice count={catalogue?.leftOut ?? 0} noun="empresa" />
                  {catalogue ? (
                    <CompanyGroups catalogue={catalogue} search={shownSearch} onShowAll={showAll} />
                  ) : (
                    <GroupsSkeleton />
                  )}
                </Results>
              </>
            )}
          </Layout>
        </>
      )}
    </PageContainer>
  );
}
