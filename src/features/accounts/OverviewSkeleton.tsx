import { styled } from '@mui/material/styles';
import { range } from '../../lib/range.ts';
import { SlipDivider } from '../../ui/drawings/PaperSlip.tsx';
import { theme } from '../../theme/theme.ts';
import { SkeletonBar, Waiting } from '../../ui/loading/skeletonParts.tsx';
import { NearestColumns, OverviewColumns, nearestCount } from './overviewFrame.ts';

/** Spaced as in `OverviewSlip`. */
const Parts = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
const Bars = styled(Parts)({ gap: 14 });
const Rows = styled(Bars)({ gap: 12 });

const onPhone = theme.breakpoints.down('sm');
const sentence = { maxWidth: '100%', height: 14 };

/** The overview's figures while they load, each as high as what comes in its place. */
export function OverviewSkeleton() {
  return (
    <Waiting label="Consultando lo que debes">
      <Parts>
        <OverviewColumns>
          <Bars>
            <SkeletonBar shape={{ width: 'min(200px, 70%)', height: 34 }} />
            <SkeletonBar shape={{ ...sentence, width: 180 }} />
            <SkeletonBar shape={{ ...sentence, width: 240 }} />
            <SkeletonBar
              shape={{ width: 272, height: 57, borderRadius: 12, [onPhone]: { width: '100%' } }}
            />
            <SkeletonBar shape={{ ...sentence, width: 380, [onPhone]: { height: 35 } }} />
          </Bars>
          <Rows>
            {range(3).map((index) => (
              <SkeletonBar key={index} shape={{ width: '100%', height: 48 }} />
            ))}
          </Rows>
        </OverviewColumns>
        <SlipDivider />
        <NearestColumns as="div">
          {range(nearestCount).map((index) => (
            <SkeletonBar key={index} shape={{ height: 88, [onPhone]: { height: 56 } }} />
          ))}
        </NearestColumns>
      </Parts>
    </Waiting>
  );
}
