import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router';
import { paths } from '../../paths.ts';
import { plainList } from '../../theme/plainList.ts';
import { palette } from '../../theme/theme.ts';
import { ChevronRightIcon } from '../../ui/icons/icons.tsx';
import { Heading, Section, SectionHead } from './homeFrame.ts';

const List = styled('ul')({
  ...plainList,
  borderBlock: `1px solid ${palette.divider}`,
  '& li + li': { borderBlockStart: `1px solid ${palette.divider}` },
});
const Question = styled(RouterLink)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 68,
  paddingBlock: 12,
  color: 'inherit',
  fontSize: '1.125rem',
  fontWeight: 550,
  lineHeight: 1.4,
  textDecoration: 'none',
  textWrap: 'balance',
  '& svg': { flex: 'none', color: palette.primary.main },
  '&:hover': { color: palette.primary.main },
});

/** By their anchors at /preguntas; a journey test checks that these exist. */
const questions = [
  { anchor: 'sin-registro', text: '¿Necesito registrarme para pagar?' },
  { anchor: 'numero-de-cliente', text: '¿Dónde encuentro mi número de cliente?' },
  { anchor: 'pago-pendiente', text: '¿Qué hago si mi pago quedó pendiente?' },
];

/** Three questions that link to their answers. */
export function FeaturedQuestions() {
  return (
    <Section aria-labelledby="preguntas">
      <SectionHead>
        <Heading id="preguntas">Lo que más nos preguntan</Heading>
        <Link component={RouterLink} to={paths.questions}>
          Ver todas las preguntas
        </Link>
      </SectionHead>
      <List>
        {questions.map(({ anchor, text }) => (
          <li key={anchor}>
            <Question to={`${paths.questions}#${anchor}`}>
              {text}
              <ChevronRightIcon />
            </Question>
          </li>
        ))}
      </List>
    </Section>
  );
}
