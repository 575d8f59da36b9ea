import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { BlankTiles, CategoryGrid } from './categoryGrid.tsx';

/** The place of the categories until the bank has named them. */
export function CategoriesOnTheirWay() {
  return (
    <div aria-busy="true">
      <VisuallyHidden as="output">Cargando servicios…</VisuallyHidden>
      <CategoryGrid aria-hidden="true">
        <BlankTiles />
      </CategoryGrid>
    </div>
  );
}
