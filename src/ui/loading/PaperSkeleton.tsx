import { range } from '../../lib/range.ts';
import { PaperSlip } from '../drawings/PaperSlip.tsx';
import { SkeletonBar, SkeletonLines, Waiting } from './skeletonParts.tsx';
import type { SkeletonProps } from './Skeletons.tsx';

/** The skeleton of a receipt. */
export function PaperSkeleton({ count = 3, label }: SkeletonProps) {
  return (
    <Waiting label={label}>
      <PaperSlip torn="both">
        <SkeletonLines>
          <SkeletonBar shape={{ width: '40%', height: 20 }} />
          <SkeletonBar shape={{ width: '64%', height: 32 }} />
          {range(count).map((index) => (
            <SkeletonBar key={index} shape={{ width: '100%', height: 14 }} />
          ))}
        </SkeletonLines>
      </PaperSlip>
    </Waiting>
  );
}
