import { styled } from '@mui/material/styles';
import { range } from '../../lib/range.ts';
import { Waiting } from '../../ui/loading/skeletonParts.tsx';
import { CategoryGrid, tileCount } from './categoryGrid.ts';

const Blank = styled('li')(({ theme }) => ({
  padding: 14,
  borderRadius: 'var(--radius)',
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&::before': {
    content: '""',
    display: 'block',
    width: 40,
    height: 40,
    borderRadius: 10,
    backgroundColor: theme.vars.palette.divider,
  },
}));

/** Placeholders in the categories' place while they load. */
export function CategoriesSkeleton() {
  return (
    <Waiting label="Cargando servicios…">
      <CategoryGrid>
        {range(tileCount).map((place) => (
          <Blank key={place} />
        ))}
      </CategoryGrid>
    </Waiting>
  );
}
