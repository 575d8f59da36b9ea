import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { BankPhone } from '../../components/payment/BankPhone.tsx';
import { environment } from '../../config/environment.ts';
import { questionPath } from '../../config/paths.ts';
import { AsideNote, FormAside, FormWithAside } from '../../ui/forms/FormWithAside.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { ContactForm } from './ContactForm.tsx';

const answers = [
  { anchor: 'pago-pendiente', text: 'Mi pago quedó pendiente' },
  { anchor: 'comprobante', text: 'No me llegó el comprobante' },
  { anchor: 'deuda-pagada', text: 'Ya pagué y mi deuda sigue apareciendo' },
] as const;

export function ContactScreen() {
  return (
    <Page title="Contacto" lead="Cuéntanos qué necesitas y te responderemos por correo.">
      <FormWithAside>
        <ContactForm />
        <FormAside label="Antes de escribirnos">
          <AsideNote title="Quizás ya está respondido">
            <List disablePadding>
              {answers.map(({ anchor, text }) => (
                <ListItem key={anchor} sx={{ py: 0.75 }}>
                  <Link href={questionPath(anchor)}>{text}</Link>
                </ListItem>
              ))}
            </List>
          </AsideNote>
          {environment.bankPhone !== '' && (
            <AsideNote title="Si el formulario no te sirve">
              <BankPhone />
            </AsideNote>
          )}
          <AsideNote title="Cuida tus datos">
            No nos envíes números de tarjeta ni claves. Nunca te pediremos información personal ni
            financiera por correo electrónico.
          </AsideNote>
        </FormAside>
      </FormWithAside>
    </Page>
  );
}
