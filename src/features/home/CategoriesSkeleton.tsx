import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { range } from '../../lib/range.ts';
import { Waiting } from '../../ui/loading/Waiting.tsx';
import { CategoryTiles, tileCount } from './CategoryTiles.tsx';

/** Placeholders in the categories' place while they load. */
export function CategoriesSkeleton() {
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
