import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { useState } from 'react';
import { ForgetMe } from '../../components/payment/ForgetMe.tsx';
import { countOf } from '../../lib/counts.ts';
import { clip } from '../../lib/text/plainText.ts';
import { createSearch } from '../../lib/text/search.ts';
import { paths } from '../../config/paths.ts';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { textButtonRow } from '../../theme/pageFrame.ts';
import { BelowFold } from '../../ui/page/BelowFold.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Anchor } from './Anchor.tsx';
import { Answer } from './Answer.tsx';
import { PageContents, WithContents } from './PageContents.tsx';
import { questionGroups } from './questions.ts';
import type { QuestionGroup } from './questions.ts';

const searchQuestions = createSearch(
  questionGroups.flatMap(({ questions }) => questions),
  { name: ({ text }) => text, otherWords: ({ answer }) => answer },
);

/**
 * The groups with the questions whose text or answer matches a search. Questions that match only
 * with typing errors are included only if no question matches exactly.
 */
function groupsFor(search: string): QuestionGroup[] {
  const { exact, close } = searchQuestions(search);
  const found = new Set(exact.length > 0 ? exact : close);
  return questionGroups
    .map(({ questions, ...group }) => ({
      ...group,
      questions: questions.filter((question) => found.has(question)),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/**
 * Frequently asked questions at /preguntas: searchable, with an anchor for each answer.
 */
export function QuestionsScreen() {
  const [search, setSearch] = useState('');
  const groups = groupsFor(search);
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  const isSearch = search.trim() !== '';
  return (
    <Page
      title="Preguntas frecuentes"
      lead="Lo que más nos preguntan sobre pagar, los comprobantes y la seguridad."
    >
      <WithContents>
        <Box sx={{ gridColumn: { lg: 2 } }}>
          <SearchField label="Buscar una pregunta" value={search} onChange={setSearch} />
          <VisuallyHidden as="output">{isSearch && countOf(count, 'pregunta')}</VisuallyHidden>
        </Box>
        <PageContents
          id="temas"
          title="Temas"
          parts={questionGroups}
          // Clears the search, which may hide the group that the followed link leads to.
          onFollow={() => setSearch('')}
        />
        <BelowFold>
          <Box sx={{ gridColumn: { lg: 2 } }}>
            {groups.map(({ id, title, questions }) => (
              <Box component="section" key={id} sx={{ mt: 5 }}>
                <Typography variant="h2" id={id} tabIndex={-1} sx={{ mb: 1 }}>
                  {title}
                </Typography>
                {questions.map((question) => (
                  // A search opens the answers that it finds. `isOpen` is only an initial value, so
                  // the key remounts the answers when a search begins or ends.
                  <Answer
                    key={`${question.id} ${isSearch}`}
                    question={question}
                    isOpen={isSearch}
                  />
                ))}
              </Box>
            ))}
            {count === 0 ? (
              <EmptyState
                title={`No encontramos «${clip(search.trim())}»`}
                action={<Button href={paths.contact}>Escríbenos</Button>}
              >
                Prueba con otras palabras, o cuéntanos qué necesitas y te respondemos por correo.
              </EmptyState>
            ) : (
              <Typography sx={{ mt: 6, color: 'text.secondary' }}>
                ¿No está tu pregunta? <Link href={paths.contact}>Escríbenos</Link> y te respondemos
                por correo.
              </Typography>
            )}
            <Box sx={textButtonRow}>
              <ForgetMe />
            </Box>
            <Anchor />
          </Box>
        </BelowFold>
      </WithContents>
    </Page>
  );
}
