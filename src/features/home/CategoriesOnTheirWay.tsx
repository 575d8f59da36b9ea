import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { BlankTile, CategoryGrid, tileCount } from './categoryGrid.ts';

const blanks = Array.from({ length: tileCount }, (_, index) => index);

/** The place of the categories until the bank has named them. */
export function CategoriesOnTheirWay() {
  return (
    <div aria-busy="true">
      <VisuallyHidden as="output">Cargando servicios…</VisuallyHidden>
      <CategoryGrid aria-hidden="true">
        {blanks.map((index) => (
          <BlankTile key={index} />
        ))}
      </CategoryGrid>
    </div>
  );
}
