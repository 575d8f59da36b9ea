import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { paths } from '../../paths.ts';
import { FormAside, FormWithAside } from '../../ui/forms/formAside.ts';
import { PageContainer } from '../../ui/page/PageContainer.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { ContactForm } from './ContactForm.tsx';

/** Answers at /preguntas, by their anchors there. */
const answers = [
  { anchor: 'pago-pendiente', text: 'Mi pago quedó pendiente' },
  { anchor: 'comprobante', text: 'No me llegó el comprobante' },
  { anchor: 'deuda-pagada', text: 'Ya pagué y mi deuda sigue apareciendo' },
];

/** The contact page: the form, and beside it answers that may help sooner. */
export function ContactScreen() {
  return (
    <PageContainer>
      <PageHeading lead="Cuéntanos qué necesitas y te responderemos por correo.">
        Contacto
      </PageHeading>
      <FormWithAside>
        <ContactForm />
        <FormAside aria-label="Antes de escribirnos">
          <h2>Quizás ya está respondido</h2>
          <ul>
            {answers.map(({ anchor, text }) => (
              <li key={anchor}>
                <Link component={RouterLink} to={`${paths.questions}#${anchor}`}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
          <h2>Cuida tus datos</h2>
          <p>
            No nos envíes números de tarjeta ni claves. Nunca te pediremos información personal ni
            financiera por correo electrónico.
          </p>
        </FormAside>
      </FormWithAside>
    </PageContainer>
  );
}
