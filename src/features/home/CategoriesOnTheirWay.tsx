import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { BlankTile, CategoryGrid, tileCount } from './categoryGrid.ts';

const places = Array.from({ length: tileCount }, (_, index) => index);

/** The place of the categories until the bank has named them. */
export function CategoriesOnTheirWay() {
  return (
    <div aria-busy="true">
      <VisuallyHidden as="output">Cargando servicios…</VisuallyHidden>
      <CategoryGrid aria-hidden="true">
        {places.map((place) => (
          <BlankTile key={place} />
        ))}
      </CategoryGrid>
    </div>
  );
}
