import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { countOf } from '../../lib/counts.ts';
import { clip } from '../../lib/plainText.ts';
import { createSearch } from '../../lib/search.ts';
import { paths } from '../../paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { openModal } from '../../store/modalsSlice.ts';
import { selectIsSignedIn } from '../../store/sessionSlice.ts';
import { palette, theme } from '../../theme/theme.ts';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { BelowTheFold } from '../../ui/loading/BelowTheFold.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { PageContainer } from '../../ui/page/PageContainer.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { Answer } from './Answer.tsx';
import { Beside, Contents } from './pageLayout.ts';
import { questionGroups } from './questions.ts';
import type { QuestionGroup } from './questions.ts';
import { useAnchor } from './useAnchor.ts';

/** The search comes first; on wide screens it stands above the questions, beside the contents. */
const Page = styled(Beside)({
  gap: 24,
  [theme.breakpoints.up('lg')]: {
    rowGap: 0,
    // Where the questions are fewer than the contents, the search does not move.
    gridTemplateRows: 'auto 1fr',
    '& > div': { gridColumn: 2 },
    '& > nav': { gridArea: '1 / 1 / span 2' },
  },
});
const Group = styled('section')({
  marginTop: 40,
  '& > h2': { ...theme.typography.h2, marginBottom: 8 },
});
const Farewell = styled('p')({
  margin: '48px 0 0',
  color: palette.text.secondary,
});

const searchQuestions = createSearch(
  questionGroups.flatMap(({ questions }) => questions),
  { name: ({ text }) => text, otherWords: ({ answer }) => answer },
);

/** The groups with the questions whose text or answer matches a search, if need be with errors. */
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
  useAnchor();
  const [search, setSearch] = useState('');
  const groups = groupsFor(search);
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  const isSearch = search.trim() !== '';
  const dispatch = useAppDispatch();
  // Of a payer nothing stays here after a logout.
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <PageContainer>
      <PageHeading lead="Lo que más nos preguntan sobre pagar, los comprobantes y la seguridad.">
        Preguntas frecuentes
      </PageHeading>
      <Page>
        <div>
          <SearchField label="Buscar una pregunta" value={search} onChange={setSearch} />
          <VisuallyHidden as="output">{isSearch && countOf(count, 'pregunta')}</VisuallyHidden>
        </div>
        <Contents aria-labelledby="temas">
          <h2 id="temas">Temas</h2>
          <ul>
            {questionGroups.map(({ id, title }) => (
              <li key={id}>
                {/* A search may have hidden the group. */}
                <Link href={`#${id}`} onClick={() => setSearch('')}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </Contents>
        <div>
          <BelowTheFold>
            {groups.map(({ id, title, questions }) => (
              <Group key={id}>
                <h2 id={id} tabIndex={-1}>
                  {title}
                </h2>
                {questions.map((question) => (
                  // A search opens the answers that it finds; without one all are closed.
                  <Answer
                    key={`${question.id} ${isSearch}`}
                    question={question}
                    isOpen={isSearch}
                  />
                ))}
              </Group>
            ))}
            {count === 0 ? (
              <EmptyState
                title={`No encontramos «${clip(search.trim())}»`}
                action={
                  <Button component={RouterLink} to={paths.contact}>
                    Escríbenos
                  </Button>
                }
              >
                Prueba con otras palabras, o cuéntanos qué necesitas y te respondemos por correo.
              </EmptyState>
            ) : (
              <Farewell>
                ¿No está tu pregunta?{' '}
                <Link component={RouterLink} to={paths.contact}>
                  Escríbenos
                </Link>{' '}
                y te respondemos por correo.
              </Farewell>
            )}
            {!isSignedIn && (
              <Button variant="text" onClick={() => dispatch(openModal({ kind: 'forgetMe' }))}>
                Olvidar mis datos en este equipo
              </Button>
            )}
          </BelowTheFold>
        </div>
      </Page>
    </PageContainer>
  );
}
