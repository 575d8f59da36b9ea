import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Link as RouterLink } from 'react-router';
import { ChevronDownIcon } from '../../ui/icons/icons.tsx';
import type { Question } from './questions.ts';

interface AnswerProps {
  question: Question;
  /** Whether it is open at first. */
  isOpen: boolean;
}

/** A question that unfolds its answer. */
export function Answer({ question: { id, text, answer, link }, isOpen }: AnswerProps) {
  return (
    <Accordion
      id={id}
      defaultExpanded={isOpen}
      // So many regions would be no landmarks.
      slotProps={{ region: { role: undefined } }}
    >
      <AccordionSummary
        aria-controls={`respuesta-${id}`}
        expandIcon={<ChevronDownIcon size={22} />}
      >
        {text}
      </AccordionSummary>
      <AccordionDetails>
        {answer.map((paragraph) => (
          <Typography key={paragraph} sx={{ mb: 1.5, maxWidth: '62ch', textWrap: 'pretty' }}>
            {paragraph}
          </Typography>
        ))}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '4px 24px' }}>
          {link && (
            <Link component={RouterLink} to={link.to}>
              {link.text}
            </Link>
          )}
          <Link href={`#${id}`} color="textSecondary">
            Link a esta respuesta
            <Box component="span" sx={visuallyHidden}>{`: ${text}`}</Box>
          </Link>
        </Stack>
      </AccordionDetails>
    </Accordion>
  );
}
