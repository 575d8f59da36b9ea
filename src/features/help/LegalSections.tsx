import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { LegalSection } from '../../config/brand.ts';

/** The sections of a legal document. */
interface LegalSectionsProps {
  sections: readonly LegalSection[];
  /** Level of their headings. */
  headingLevel: 2 | 3;
  /** Whether they have anchors; not in a modal. */
  linkable?: boolean;
}

const Paragraph = ({ children }: { children: ReactNode }) => (
  <Typography sx={{ mb: 1.5, textWrap: 'pretty' }}>{children}</Typography>
);

/** Numbered sections of paragraphs, lists and definitions. */
export function LegalSections({ sections, headingLevel, linkable = false }: LegalSectionsProps) {
  return (
    <Stack sx={{ gap: 4.5, minWidth: 0 }}>
      {sections.map(({ id, title, paragraphs, definitions, items, closing }, index) => (
        <section key={id}>
          <Typography
            variant={`h${headingLevel}`}
            sx={{ mb: headingLevel === 2 ? 1.5 : 1 }}
            {...(linkable && { id, tabIndex: -1 })}
          >
            {`${index + 1}. ${title}`}
          </Typography>
          {paragraphs.map((paragraph) => (
            <Paragraph key={paragraph}>{paragraph}</Paragraph>
          ))}
          {definitions && (
            <Box component="dl" sx={{ m: 0 }}>
              {definitions.map(([term, meaning]) => (
                <div key={term}>
                  <Typography component="dt" sx={{ fontWeight: 650 }}>
                    {term}
                  </Typography>
                  <Typography component="dd" sx={{ mb: 1.5, textWrap: 'pretty' }}>
                    {meaning}
                  </Typography>
                </div>
              ))}
            </Box>
          )}
          {items && (
            <Box component="ul" sx={{ mt: 0, mb: 1.5, pl: 2.5 }}>
              {items.map((item) => (
                <Typography component="li" key={item} sx={{ mb: 0.75, textWrap: 'pretty' }}>
                  {item}
                </Typography>
              ))}
            </Box>
          )}
          {closing !== undefined && <Paragraph>{closing}</Paragraph>}
        </section>
      ))}
    </Stack>
  );
}
