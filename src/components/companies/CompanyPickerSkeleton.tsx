import { styled } from '@mui/material/styles';
import { palette } from '../../theme/theme.ts';
import { SkeletonBar, Waiting } from '../../ui/loading/skeletonParts.tsx';
import { SkeletonTiles } from '../../ui/loading/Skeletons.tsx';

const Filters = styled('div')({ display: 'grid', gap: 16, marginBlock: '4px 24px' });
const Outline = styled('span', { shouldForwardProp: (name) => name !== 'width' })<{
  width?: number;
}>(({ width }) => ({
  display: 'block',
  width,
  height: 44,
  borderRadius: 'var(--radius)',
  border: `1px solid ${palette.divider}`,
}));
const Search = styled(Outline)({ height: 52 });
const Pills = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Widths in px of the pills whose names have not loaded yet. */
const pills = [96, 136, 88, 184, 132, 124, 120, 112, 164, 96];

/** The skeleton of the step in which a company is chosen: heading, search, categories and tiles. */
export function CompanyPickerSkeleton() {
  return (
    <Waiting label="Cargando empresas…">
      <Filters>
        <SkeletonBar shape={{ width: 184, height: 28 }} />
        <Search />
        <Pills>
          {pills.map((width, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- they never change their places
            <Outline key={index} width={width} />
          ))}
        </Pills>
      </Filters>
      <SkeletonTiles count={12} minWidth={208} />
    </Waiting>
  );
}
