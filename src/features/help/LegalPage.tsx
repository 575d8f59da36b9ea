import { PageContainer } from '../../ui/page/PageContainer.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import type { LegalDocument } from './legalDocument.ts';
import { LegalSections } from './LegalSections.tsx';
import { PageContents, WithContents } from './PageContents.tsx';
import { useAnchor } from './useAnchor.ts';

/** A legal document as a page, with a table of contents and an anchor for each section. */
export function LegalPage({
  document: { title, lead, since, sections },
}: {
  document: LegalDocument;
}) {
  useAnchor();
  return (
    <PageContainer>
      <PageHeading eyebrow={`Vigente desde el ${since}`} lead={lead}>
        {title}
      </PageHeading>
      <WithContents>
        <PageContents id="contenidos" title="Contenido" isNumbered parts={sections} />
        <LegalSections sections={sections} headingLevel={2} linkable />
      </WithContents>
    </PageContainer>
  );
}
