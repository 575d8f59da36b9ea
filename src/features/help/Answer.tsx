import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { palette } from '../../theme/theme.ts';
import { ChevronDownIcon } from '../../ui/icons/icons.tsx';
import type { Question } from './questions.ts';

const frame = {
  backgroundColor: 'transparent',
  borderBottom: 1,
  borderColor: 'divider',
  '&::before': { display: 'none' },
  // Answers are open on paper and without scripts, where nothing can open them.
  '@media print, (scripting: none)': {
    '& .MuiCollapse-root': { height: 'auto !important', visibility: 'visible' },
  },
};
const summary = {
  typography: 'h3',
  // The button is 12px wider than its text on each side, so that the focus ring does not touch it.
  mx: -1.5,
  width: 'calc(100% + 24px)',
  minHeight: 64,
  p: 1.5,
  gap: 2,
  fontWeight: 550,
  borderRadius: 1,
  '&:hover': { color: 'primary.main' },
  '&.Mui-expanded': { fontWeight: 650 },
  '&.Mui-focusVisible': { backgroundColor: 'transparent' },
  '& .MuiAccordionSummary-content': { m: 0 },
};

interface AnswerProps {
  question: Question;
  /** Whether the answer is open at first. */
  isOpen: boolean;
}

export function Answer({ question: { id, text, answer, link }, isOpen }: AnswerProps) {
  return (
    <Accordion
      id={id}
      disableGutters
      square
      sx={frame}
      defaultExpanded={isOpen}
      // Removes MUI's `region` role, because a landmark for each answer would be too many to
      // navigate.
      slotProps={{ region: { role: undefined } }}
    >
      <AccordionSummary
        sx={summary}
        aria-controls={`respuesta-${id}`}
        expandIcon={<ChevronDownIcon size={22} color={palette.primary.main} />}
      >
        {text}
      </AccordionSummary>
      <AccordionDetails sx={{ p: '4px 0 20px' }}>
        {answer.map((paragraph) => (
          <Typography key={paragraph} sx={{ mb: 1.5, maxWidth: '62ch', textWrap: 'pretty' }}>
            {paragraph}
          </Typography>
        ))}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '4px 24px' }}>
          {link && <Link href={link.to}>{link.text}</Link>}
          <Link component="a" href={`#${id}`} color="textSecondary">
            Link a esta respuesta
            <VisuallyHidden>{` ${text}`}</VisuallyHidden>
          </Link>
        </Stack>
      </AccordionDetails>
    </Accordion>
  );
}
