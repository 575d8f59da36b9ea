import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { PageContainer } from '../../ui/PageContainer.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import type { LegalDocument } from './legalDocument.ts';
import { LegalSections } from './LegalSections.tsx';
import { useAnchor } from './useAnchor.ts';

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 40,
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '260px minmax(0, 720px)', gap: 72 },
}));
const Contents = styled('nav')(({ theme }) => ({
  '& h2': { ...theme.typography.h3, marginBottom: 8 },
  '& ol': { margin: 0, paddingInlineStart: 24 },
  '& li::marker': { color: theme.vars.palette.text.secondary },
  '& a': { display: 'inline-block', paddingBlock: 6 },
  [theme.breakpoints.up('lg')]: { position: 'sticky', top: 104 },
  '@media print': { display: 'none' },
}));

/** A legal document as a page: contents beside it on wide screens, each section with an address of its own. */
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
      <Layout>
        <Contents aria-labelledby="contenidos">
          <h2 id="contenidos">Contenido</h2>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <MuiLink href={`#${section.id}`} underline="hover">
                  {section.title}
                </MuiLink>
              </li>
            ))}
          </ol>
        </Contents>
        <LegalSections sections={sections} headingLevel={2} linkable />
      </Layout>
    </PageContainer>
  );
}
