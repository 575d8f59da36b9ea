import { Page } from '../../ui/page/Page.tsx';
import type { LegalDocument } from './legalDocument.ts';
import { LegalSections } from './LegalSections.tsx';
import { PageContents, WithContents } from './PageContents.tsx';
import { useAnchor } from './useAnchor.ts';
import { terms } from './terms.ts';
import { legalBases } from './legalBases.ts';

/** A legal document as a page, with a table of contents and an anchor for each section. */
function LegalPage({ document: { title, lead, since, sections } }: { document: LegalDocument }) {
  useAnchor();
  return (
    <Page title={title} eyebrow={`Vigente desde el ${since}`} lead={lead}>
      <WithContents>
        <PageContents id="contenidos" title="Contenido" isNumbered parts={sections} />
        <LegalSections sections={sections} headingLevel={2} linkable />
      </WithContents>
    </Page>
  );
}

/** The terms and conditions as a page. */
export function TermsScreen() {
  return <LegalPage document={terms} />;
}

/** The legal bases. */
export function LegalScreen() {
  return <LegalPage document={legalBases} />;
}
