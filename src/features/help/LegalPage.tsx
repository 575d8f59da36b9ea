import type { LegalDocument } from '../../config/brand.ts';
import { Page } from '../../ui/page/Page.tsx';
import { Anchor } from './Anchor.tsx';
import { legalTexts, loadLegalTexts } from './legalTexts.ts';
import { LegalSections } from './LegalSections.tsx';
import { PageContents, WithContents } from './PageContents.tsx';

function LegalPage({ document: { title, lead, since, sections } }: { document: LegalDocument }) {
  return (
    <Page title={title} eyebrow={`Vigente desde el ${since}`} lead={lead}>
      <WithContents>
        <PageContents id="contenidos" title="Contenido" isNumbered parts={sections} />
        <LegalSections sections={sections} headingLevel={2} linkable />
        <Anchor />
      </WithContents>
    </Page>
  );
}

function TermsScreen() {
  return <LegalPage document={legalTexts().terms} />;
}

function LegalScreen() {
  return <LegalPage document={legalTexts().bases} />;
}

export async function loadTermsScreen() {
  await loadLegalTexts();
  return TermsScreen;
}

export async function loadLegalScreen() {
  await loadLegalTexts();
  return LegalScreen;
}
