import { styled } from '@mui/material/styles';
import { range } from '../../lib/range.ts';
import { palette } from '../../theme/theme.ts';
import { Waiting } from '../../ui/loading/skeletonParts.tsx';
import { CategoryGrid, tileCount } from './categoryGrid.ts';

const Blank = styled('li')({
  padding: 14,
  borderRadius: 'var(--radius)',
  border: `1px solid ${palette.divider}`,
  backgroundColor: palette.background.paper,
  '&::before': {
    content: '""',
    display: 'block',
    width: 40,
    height: 40,
    borderRadius: 10,
    backgroundColor: palette.divider,
  },
});

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
