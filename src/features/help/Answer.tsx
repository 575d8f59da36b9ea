import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { styled } from '@mui/material/styles';
import { palette, theme } from '../../theme/theme.ts';
import { ChevronDownIcon } from '../../ui/icons/icons.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import type { Question } from './questions.ts';

const Frame = styled('details')({
  borderBottom: `1px solid ${palette.divider}`,
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minHeight: 64,
    // Room for the focus ring.
    marginInline: -12,
    padding: 12,
    borderRadius: 'var(--radius)',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: palette.primary.main },
  },
  '& h3': { ...theme.typography.h3, fontWeight: 550 },
  '& summary svg': {
    flex: 'none',
    color: palette.primary.main,
    transition: 'transform 150ms ease',
  },
  '&[open] summary svg': { transform: 'rotate(180deg)' },
  '&[open] h3': { fontWeight: 650 },
});
const Text = styled('div')({
  maxWidth: '62ch',
  padding: '4px 0 20px',
  '& p': { margin: '0 0 12px', textWrap: 'pretty' },
});
const Links = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: '4px 24px' });
const OwnAddress = styled(Link)({
  color: palette.text.secondary,
});

/** A question that unfolds its answer; a native `details`, which find-in-page opens too. */
export function Answer({ question, isOpen }: { question: Question; isOpen: boolean }) {
  const { id, text, answer, link } = question;
  return (
    <Frame id={id} open={isOpen}>
      <summary>
        <h3>{text}</h3>
        <ChevronDownIcon size={22} />
      </summary>
      <Text>
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Links>
          {link && (
            <Link component={RouterLink} to={link.to}>
              {link.text}
            </Link>
          )}
          <OwnAddress href={`#${id}`}>
            Link a esta respuesta<VisuallyHidden>{`: ${text}`}</VisuallyHidden>
          </OwnAddress>
        </Links>
      </Text>
    </Frame>
  );
}
