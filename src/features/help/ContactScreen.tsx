import { styled } from '@mui/material/styles';
import { PageContainer } from '../../ui/PageContainer.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { paths } from '../../paths.ts';
import { ContactForm } from './ContactForm.tsx';

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 48,
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 560px) minmax(0, 320px)',
    gap: 96,
  },
}));
const Aside = styled('aside')(({ theme }) => ({
  paddingBlockStart: 24,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  '& h2': { ...theme.typography.h3 },
  '& p': { margin: '6px 0 0', color: theme.vars.palette.text.secondary, textWrap: 'pretty' },
  '& ul': { margin: '8px 0 28px', padding: 0, listStyle: 'none' },
  '& li': { paddingBlock: 6 },
  [theme.breakpoints.up('lg')]: { paddingBlockStart: 0, borderBlockStart: 0 },
}));

/** By their anchors at /preguntas. */
const answers = [
  { anchor: 'pago-pendiente', text: 'Mi pago quedó pendiente' },
  { anchor: 'comprobante', text: 'No me llegó el comprobante' },
  { anchor: 'deuda-pagada', text: 'Ya pagué y mi deuda sigue apareciendo' },
];

/** The contact page (screens, "/contacto"): the form, and beside it what may answer sooner. */
export function ContactScreen() {
  return (
    <PageContainer>
      <PageHeading lead="Cuéntanos qué necesitas y te responderemos por correo.">
        Contacto
      </PageHeading>
      <Layout>
        <ContactForm />
        <Aside aria-label="Antes de escribirnos">
          <h2>Quizás ya está respondido</h2>
          <ul>
            {answers.map(({ anchor, text }) => (
              <li key={anchor}>
                <TextLink to={`${paths.questions}#${anchor}`}>{text}</TextLink>
              </li>
            ))}
          </ul>
          <h2>Cuida tus datos</h2>
          <p>
            No nos envíes números de tarjeta ni claves. Nunca te pediremos información personal ni
            financiera por correo electrónico.
          </p>
        </Aside>
      </Layout>
    </PageContainer>
  );
}
