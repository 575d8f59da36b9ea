import { styled } from '@mui/material/styles';
import { range } from '../../lib/range.ts';
import { SkeletonBar, Waiting } from '../../ui/loading/skeletonParts.tsx';
import { SkeletonTiles } from '../../ui/loading/Skeletons.tsx';

const Group = styled('div')({ display: 'grid', gap: 18, '& + &': { marginTop: 40 } });

/** The companies by category while they load. */
export function GroupsSkeleton() {
  return (
    <Waiting label="Cargando empresas…">
      {range(4).map((group) => (
        <Group key={group}>
          <SkeletonBar shape={{ width: 128, height: 18 }} />
          <SkeletonTiles count={3} minWidth={250} />
        </Group>
      ))}
    </Waiting>
  );
}
