import { range } from '../../lib/range.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { BlankTile, CategoryGrid, tileCount } from './categoryGrid.ts';

/** Placeholders in the categories' place while they load. */
export function CategoriesSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden as="output">Cargando servicios…</VisuallyHidden>
      <CategoryGrid aria-hidden="true">
        {range(tileCount).map((place) => (
          <BlankTile key={place} />
        ))}
      </CategoryGrid>
    </div>
  );
}
