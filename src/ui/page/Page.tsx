import type { ComponentProps, ReactNode } from 'react';
import { PageContainer } from './PageContainer.tsx';
import { PageHeading } from './PageHeading.tsx';

interface PageProps extends ComponentProps<typeof PageContainer> {
  title: string;
  /** A short line above the title. */
  eyebrow?: ReactNode;
  /** One sentence below the title. */
  lead?: ReactNode;
}

/** A screen: a column that begins with its heading. */
export function Page({ title, eyebrow, lead, children, ...container }: PageProps) {
  return (
    <PageContainer {...container}>
      <PageHeading eyebrow={eyebrow} lead={lead}>
        {title}
      </PageHeading>
      {children}
    </PageContainer>
  );
}
