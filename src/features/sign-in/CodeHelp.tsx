import Link from '@mui/material/Link';
import { paths } from '../../paths.ts';
import { AsideNote, FormAside } from '../../ui/forms/FormWithAside.tsx';

/** What to do when the mailed code does not arrive. */
export function CodeHelp() {
  return (
    <FormAside label="Si no te llega">
      <AsideNote title="¿No te llega el código?">
        Revisa los correos no deseados y que la dirección sea la de tu cuenta. Si pides otro, usa el
        más reciente.
      </AsideNote>
      <AsideNote title="¿Ya no usas ese correo?">
        <Link href={paths.contact}>Escríbenos</Link> y vemos cómo ayudarte a recuperar tu cuenta.
      </AsideNote>
    </FormAside>
  );
}
