import { SkeletonBar, SkeletonLines, Waiting } from './skeletonParts.tsx';

/** The skeleton of a page or panel whose code is loading. */
export function PageSkeleton() {
  return (
    <Waiting>
      <SkeletonLines>
        <SkeletonBar shape={{ width: 'min(320px, 70%)', height: 32 }} />
        <SkeletonBar shape={{ width: 'min(480px, 90%)', height: 18 }} />
        <SkeletonBar shape={{ width: '100%', height: 220, borderRadius: 12, marginTop: 24 }} />
      </SkeletonLines>
    </Waiting>
  );
}
