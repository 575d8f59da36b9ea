import Link from '@mui/material/Link';
import { BelowTheFold } from '../../ui/loading/BelowTheFold.tsx';
import { PageContainer } from '../../ui/page/PageContainer.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import type { LegalDocument } from './legalDocument.ts';
import { LegalSections } from './LegalSections.tsx';
import { Beside, Contents } from './pageLayout.ts';
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
      <Beside>
        <Contents aria-labelledby="contenidos">
          <h2 id="contenidos">Contenido</h2>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <Link href={`#${section.id}`}>{section.title}</Link>
              </li>
            ))}
          </ol>
        </Contents>
        <BelowTheFold>
          <LegalSections sections={sections} headingLevel={2} linkable />
        </BelowTheFold>
      </Beside>
    </PageContainer>
  );
}
