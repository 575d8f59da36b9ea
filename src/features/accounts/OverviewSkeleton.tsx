import { styled } from '@mui/material/styles';
import { range } from '../../lib/range.ts';
import { SlipDivider } from '../../ui/drawings/PaperSlip.tsx';
import { SkeletonBar, Waiting } from '../../ui/loading/skeletonParts.tsx';
import { NearestColumns, OverviewColumns, nearestCount } from './overviewFrame.ts';

const Bars = styled('div')({ display: 'grid', gap: 16 });

/** The overview's figures while they load. */
export function OverviewSkeleton() {
  return (
    <Waiting label="Consultando lo que debes">
      <OverviewColumns>
        <Bars>
          <SkeletonBar shape={{ width: 'min(200px, 70%)', height: 34 }} />
          <SkeletonBar shape={{ width: 180, height: 14 }} />
          <SkeletonBar shape={{ width: 156, height: 56, borderRadius: 12 }} />
        </Bars>
        <Bars>
          {range(3).map((index) => (
            <SkeletonBar key={index} shape={{ width: '100%', height: 48 }} />
          ))}
        </Bars>
      </OverviewColumns>
      <SlipDivider />
      <NearestColumns as="div">
        {range(nearestCount).map((index) => (
          <SkeletonBar key={index} shape={{ width: '100%', height: 104 }} />
        ))}
      </NearestColumns>
    </Waiting>
  );
}
