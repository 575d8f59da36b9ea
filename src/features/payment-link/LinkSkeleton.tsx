import { styled } from '@mui/material/styles';
import { range } from '../../lib/range.ts';
import { PaperSlip, SlipDivider } from '../../ui/drawings/PaperSlip.tsx';
import { SkeletonBar, SkeletonLines, Waiting } from '../../ui/loading/skeletonParts.tsx';

const Parts = styled('div')({ display: 'grid', gap: 24 });
const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 12 });
const Account = styled(Line)({ justifyContent: 'space-between', height: 40 });

/** An opened payment link while its dashboard loads: the slip, then the button. */
export function LinkSkeleton() {
  return (
    <Waiting label="Abriendo el link de pago…">
      <Parts>
        <PaperSlip>
          <Line>
            <SkeletonBar shape={{ width: 40, height: 40 }} />
            <SkeletonLines>
              <SkeletonBar shape={{ width: '44%', height: 18 }} />
              <SkeletonBar shape={{ width: '60%', height: 14 }} />
            </SkeletonLines>
          </Line>
          {range(2).map((place) => (
            <Account key={place}>
              <SkeletonBar shape={{ width: 88, height: 16 }} />
              <SkeletonBar shape={{ width: 72, height: 16 }} />
            </Account>
          ))}
          <SlipDivider />
          <Account>
            <SkeletonBar shape={{ width: 48, height: 18 }} />
            <SkeletonBar shape={{ width: 112, height: 24 }} />
          </Account>
        </PaperSlip>
        <SkeletonBar shape={{ width: '100%', height: 56 }} />
      </Parts>
    </Waiting>
  );
}
