import { styled } from '@mui/material/styles';
import { theme } from '../../theme/theme.ts';
import type { LegalSection } from './legalDocument.ts';

const Text = styled('div')({
  overflowWrap: 'break-word',
  '& section + section': { marginTop: 36 },
  '& h2': { ...theme.typography.h2, marginBottom: 12 },
  '& h3': { ...theme.typography.h3, marginBottom: 8 },
  '& p, & ul, & dl': { margin: '0 0 12px', textWrap: 'pretty' },
  '& ul': { paddingInlineStart: 20 },
  '& li + li': { marginTop: 6 },
  '& dt': { fontWeight: 650 },
  '& dd': { margin: '0 0 12px' },
});

/** The sections of a legal document. */
interface LegalSectionsProps {
  sections: readonly LegalSection[];
  /** Level of their headings. */
  headingLevel: 2 | 3;
  /** Whether they have anchors; not in a modal. */
  linkable?: boolean;
}

/** Numbered sections of paragraphs, lists and definitions. */
export function LegalSections({ sections, headingLevel, linkable = false }: LegalSectionsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Text>
      {sections.map(({ id, title, paragraphs, definitions, items, closing }, index) => (
        <section key={id}>
          <Heading {...(linkable && { id, tabIndex: -1 })}>{`${index + 1}. ${title}`}</Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {definitions && (
            <dl>
              {definitions.map(([term, meaning]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          )}
          {items && (
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
          {closing !== undefined && <p>{closing}</p>}
        </section>
      ))}
    </Text>
  );
}
