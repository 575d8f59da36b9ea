import { styled } from '@mui/material/styles';
import { range } from '../../lib/range.ts';
import { pulse } from '../../ui/loading/skeletonParts.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { BlankTile, CategoryGrid, tileCount } from './categoryGrid.ts';

const Blanks = styled(CategoryGrid)(pulse);

/** Placeholders in the categories' place while they load. */
export function CategoriesSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden as="output">Cargando servicios…</VisuallyHidden>
      <Blanks aria-hidden="true">
        {range(tileCount).map((place) => (
          <BlankTile key={place} />
        ))}
      </Blanks>
    </div>
  );
}
