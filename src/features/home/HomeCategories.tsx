import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { useGetCategoriesQuery } from '../../api/catalogueApi.ts';
import { errorMessage, shownError } from '../../api/errors.ts';
import { lookupPath, paths } from '../../paths.ts';
import { palette, theme } from '../../theme/theme.ts';
import { CompanyMark } from '../../components/companies/CompanyMark.tsx';
import { ErrorState } from '../../ui/page/ErrorState.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { CategoriesSkeleton } from './CategoriesSkeleton.tsx';
import { CategoryGrid, tileCount } from './categoryGrid.ts';

const column = {
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
} as const;
const Tile = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  height: '100%',
  padding: 14,
  color: 'inherit',
  fontWeight: 600,
  lineHeight: 1.3,
  hyphens: 'auto',
  [theme.breakpoints.down('sm')]: { ...column, gap: 8, padding: 12, fontSize: '0.875rem' },
  [theme.breakpoints.up('lg')]: column,
  textDecoration: 'none',
  borderRadius: 'var(--radius)',
  border: `1px solid ${palette.divider}`,
  backgroundColor: palette.background.paper,
  transition: 'box-shadow 120ms ease',
  '&:hover': { borderColor: palette.primary.main, boxShadow: 'var(--shadow)' },
});
const Quiet = styled(Tile)({
  color: palette.primary.main,
  backgroundColor: palette.tint.brand,
  borderColor: 'transparent',
});

/**
 * The categories as links to the lookup; if there are more than fit, the last tile links to all.
 */
export function HomeCategories() {
  const { data: { records: data } = {}, refetch, ...asked } = useGetCategoriesQuery();
  const error = shownError(asked);
  if (!data && error) {
    return (
      <ErrorState
        title="No pudimos cargar los servicios"
        headingLevel={3}
        onRetry={() => void refetch()}
      >
        {errorMessage(error)}
      </ErrorState>
    );
  }
  if (!data) return <CategoriesSkeleton />;
  const shown = data.length > tileCount ? data.slice(0, tileCount - 1) : data;
  return (
    <CategoryGrid>
      {shown.map(({ id, name, icon }) => (
        <li key={id}>
          <Tile to={lookupPath({ categoryId: id })}>
            <CompanyMark name={name} image={icon} size={40} />
            <UntrustedText length={60}>{name}</UntrustedText>
          </Tile>
        </li>
      ))}
      {shown.length < data.length && (
        <li>
          <Quiet to={paths.payServices}>Ver todos los servicios</Quiet>
        </li>
      )}
    </CategoryGrid>
  );
}
