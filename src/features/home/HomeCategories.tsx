import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { useGetCategoriesQuery } from '../../api/catalogueApi.ts';
import { shownError } from '../../api/errors.ts';
import { CompanyMark } from '../../components/companies/CompanyMark.tsx';
import { LoadError } from '../../components/errors/LoadError.tsx';
import { range } from '../../lib/arrays.ts';
import { lookupPath, paths } from '../../config/paths.ts';
import { Waiting } from '../../ui/loading/Waiting.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { CategoryTiles, tileCount } from './CategoryTiles.tsx';

function CategoriesSkeleton() {
  return (
    <Waiting label="Cargando servicios…">
      <CategoryTiles>
        {range(tileCount).map((place) => (
          <Card component="li" key={place} sx={{ p: 1.75 }}>
            <Skeleton sx={{ width: 40, height: 40 }} />
          </Card>
        ))}
      </CategoryTiles>
    </Waiting>
  );
}

/** A tile that is a link; its parts are stacked where the tile is narrow. */
function CategoryTile({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Card component="li">
      <CardActionArea
        href={to}
        sx={{
          flexDirection: { xs: 'column', sm: 'row', lg: 'column' },
          alignItems: { xs: 'flex-start', sm: 'center', lg: 'flex-start' },
          justifyContent: { xs: 'space-between', sm: 'flex-start', lg: 'space-between' },
          minHeight: 0,
          p: { xs: 1.5, sm: 1.75 },
          typography: { xs: 'subtitle2', sm: 'button' },
          lineHeight: 1.3,
          hyphens: 'auto',
        }}
      >
        {children}
      </CardActionArea>
    </Card>
  );
}

/**
 * The categories as links to the lookup (the screen that queries an account's debts). If there are
 * more than `tileCount` categories, the last tile links to the screen with all of them.
 */
export function HomeCategories() {
  const { data: { records } = {}, refetch, ...asked } = useGetCategoriesQuery();
  // Deferred, so that React renders the tiles in slices, and a slow phone handles input meanwhile.
  const data = useDeferredValue(records);
  const error = shownError(asked);
  if (!data && error) {
    return (
      <LoadError
        title="No pudimos cargar los servicios"
        headingLevel={3}
        error={error}
        retry={refetch}
      />
    );
  }
  if (!data) return <CategoriesSkeleton />;
  const shown = data.length > tileCount ? data.slice(0, tileCount - 1) : data;
  return (
    <CategoryTiles>
      {shown.map(({ id, name, icon }) => (
        <CategoryTile key={id} to={lookupPath({ categoryId: id })}>
          <CompanyMark name={name} image={icon} size={40} />
          <UntrustedText length={60}>{name}</UntrustedText>
        </CategoryTile>
      ))}
      {shown.length < data.length && (
        <CategoryTile to={paths.payServices}>Ver todos los servicios</CategoryTile>
      )}
    </CategoryTiles>
  );
}
