import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { paths } from '../../paths.ts';
import { FormAside } from '../../ui/forms/formAside.ts';

/** What to do when the mailed code does not arrive. */
export function CodeHelp() {
  return (
    <FormAside aria-label="Si no te llega">
      <h2>¿No te llega el código?</h2>
      <p>
        Revisa los correos no deseados y que la dirección sea la de tu cuenta. Si pides otro, usa el
        más reciente.
      </p>
      <h2>¿Ya no usas ese correo?</h2>
      <p>
        <Link component={RouterLink} to={paths.contact}>
          Escríbenos
        </Link>{' '}
        y vemos cómo ayudarte a recuperar tu cuenta.
      </p>
    </FormAside>
  );
}
