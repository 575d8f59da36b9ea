import { PageContainer } from '../ui/PageContainer.tsx';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';

/** Stands in place of a screen while its code loads. */
export function ScreenSkeleton() {
  return (
    <PageContainer>
      <PageSkeleton />
    </PageContainer>
  );
}
