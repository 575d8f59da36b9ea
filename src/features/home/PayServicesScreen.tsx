import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useDeferredValue, useRef, useState } from 'react';
import { useCatalogue } from '../../api/useCatalogue.ts';
import { CatalogueError } from '../../components/errors/LoadError.tsx';
import { range } from '../../lib/arrays.ts';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { SkeletonTiles } from '../../ui/loading/Skeletons.tsx';
import { Waiting } from '../../ui/loading/Waiting.tsx';
import { BelowFold } from '../../ui/page/BelowFold.tsx';
import { LeftOutNotice } from '../../ui/page/LeftOutNotice.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { CategoryLinks } from './CategoryLinks.tsx';
import { CompanyGroups } from './CompanyGroups.tsx';

function GroupsSkeleton() {
  return (
    <Waiting label="Cargando empresas…">
      <Stack sx={{ gap: 5 }}>
        {range(4).map((group) => (
          <Stack key={group} sx={{ gap: 2.25 }}>
            <Skeleton sx={{ width: 128, height: 18 }} />
            <SkeletonTiles count={3} minWidth={250} />
          </Stack>
        ))}
      </Stack>
    </Waiting>
  );
}

interface CatalogueProps {
  search: string;
  onShowAll: () => void;
}

function Catalogue({ search, onShowAll }: CatalogueProps) {
  const shownSearch = useDeferredValue(search);
  const { catalogue, error, retry } = useCatalogue();
  if (error) return <CatalogueError {...{ error, retry }} />;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 5, lg: 8 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '260px minmax(0, 1fr)' },
        alignContent: 'start',
        alignItems: 'start',
        // Reserves the window's height, so that the content below does not shift.
        minHeight: '100vh',
      }}
    >
      <CategoryLinks categories={catalogue?.categories} isAside={search.trim() !== ''} />
      <Stack sx={{ gap: 4 }}>
        <LeftOutNotice count={catalogue?.leftOut ?? 0} noun="empresa" />
        {catalogue ? (
          <CompanyGroups catalogue={catalogue} search={shownSearch} onShowAll={onShowAll} />
        ) : (
          <GroupsSkeleton />
        )}
      </Stack>
    </Box>
  );
}

/**
 * Every category and company that can be paid, as links to the lookup (the screen that queries an
 * account's debts). The queries are in the component `Catalogue`, so that an answer of the bank
 * does not re-render the search field.
 */
export function PayServicesScreen() {
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const showAll = () => {
    setSearch('');
    field.current?.focus();
  };
  return (
    <Page
      title="Pagar servicios"
      lead="Elige un tipo de servicio o busca directamente la empresa que quieres pagar."
    >
      <Box sx={{ maxWidth: 720, mb: 4.5 }}>
        <SearchField label="Buscar empresa" value={search} onChange={setSearch} inputRef={field} />
      </Box>
      <BelowFold>
        <Catalogue search={search} onShowAll={showAll} />
      </BelowFold>
    </Page>
  );
}
