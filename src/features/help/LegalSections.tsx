import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PhoneLink } from '../../components/payment/BankPhone.tsx';
import type { LegalSection } from '../../config/brand.ts';
import { environment } from '../../config/environment.ts';
import { paths } from '../../config/paths.ts';

interface LegalSectionsProps {
  sections: readonly LegalSection[];
  headingLevel: 2 | 3;
  /**
   * Whether the headings have anchors and the texts have links; not in a modal, because following a
   * link would leave the modal.
   */
  linkable?: boolean;
}

const contactWords = 'página de contacto';

/** Splits a text so that each occurrence of `words` is a separate part. */
const splitAround = (text: string, words: string): string[] =>
  text.split(words).flatMap((part, nth) => (nth === 0 ? [part] : [words, part]));

/** A text of the bank in which the contact page and the bank's phone are links. */
function LinkedText({ text }: { text: string }) {
  const { bankPhone } = environment;
  const parts = splitAround(text, contactWords).flatMap((part) =>
    bankPhone === '' ? [part] : splitAround(part, bankPhone),
  );
  return parts.map((part, nth) => {
    const key = `${nth} ${part}`;
    if (part === bankPhone) return <PhoneLink key={key} />;
    if (part !== contactWords) return <span key={key}>{part}</span>;
    return (
      <Link key={key} href={paths.contact}>
        {part}
      </Link>
    );
  });
}

const Paragraph = ({ children }: { children: ReactNode }) => (
  <Typography sx={{ mb: 1.5, textWrap: 'pretty' }}>{children}</Typography>
);

export function LegalSections({ sections, headingLevel, linkable = false }: LegalSectionsProps) {
  const shown = (text: string) => (linkable ? <LinkedText text={text} /> : text);
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
            <Paragraph key={paragraph}>{shown(paragraph)}</Paragraph>
          ))}
          {definitions && (
            <Box component="dl" sx={{ m: 0 }}>
              {definitions.map(([term, meaning]) => (
                <div key={term}>
                  <Typography component="dt" sx={{ fontWeight: 650 }}>
                    {term}
                  </Typography>
                  <Typography component="dd" sx={{ mb: 1.5, textWrap: 'pretty' }}>
                    {shown(meaning)}
                  </Typography>
                </div>
              ))}
            </Box>
          )}
          {items && (
            <Box component="ul" sx={{ mt: 0, mb: 1.5, pl: 2.5 }}>
              {items.map((item) => (
                <Typography component="li" key={item} sx={{ mb: 0.75, textWrap: 'pretty' }}>
                  {shown(item)}
                </Typography>
              ))}
            </Box>
          )}
          {closing !== undefined && <Paragraph>{shown(closing)}</Paragraph>}
        </section>
      ))}
    </Stack>
  );
}
