import { range } from '../../lib/range.ts';
import { PaperSlip } from '../drawings/PaperSlip.tsx';
import { SkeletonBar, SkeletonLines, Waiting } from './skeletonParts.tsx';

/** The skeleton of a receipt. */
export function PaperSkeleton({ label }: { label: string }) {
  return (
    <Waiting label={label}>
      <PaperSlip torn="both">
        <SkeletonLines>
          <SkeletonBar shape={{ width: '40%', height: 20 }} />
          <SkeletonBar shape={{ width: '64%', height: 32 }} />
          {range(5).map((index) => (
            <SkeletonBar key={index} shape={{ width: '100%', height: 14 }} />
          ))}
        </SkeletonLines>
      </PaperSlip>
    </Waiting>
  );
}
