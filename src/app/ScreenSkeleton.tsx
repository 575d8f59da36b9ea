import { PageSkeleton } from '../ui/loading/PageSkeleton.tsx';
import { PageContainer } from '../ui/page/PageContainer.tsx';

/** Stands in place of a screen while its code loads. */
export function ScreenSkeleton() {
  return (
    <PageContainer>
      <PageSkeleton />
    </PageContainer>
  );
}
