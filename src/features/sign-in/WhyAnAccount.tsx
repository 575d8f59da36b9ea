import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { paths } from '../../paths.ts';
import { FormAside } from '../../ui/forms/formAside.ts';

/** The benefits of an account, and that nobody needs one to pay. */
export function WhyAnAccount() {
  return (
    <FormAside aria-label="Para qué sirve una cuenta">
      <h2>Todo lo que debes, en una vista</h2>
      <p>Guardas tus servicios una vez y ves cada mes cuánto debes y qué vence primero.</p>
      <h2>Tus pagos a mano</h2>
      <p>Cada comprobante queda disponible, y descargas tu cartola cuando la necesites.</p>
      <h2>¿Solo quieres pagar?</h2>
      <p>
        No necesitas una cuenta:{' '}
        <Link component={RouterLink} to={paths.payServices} style={{ whiteSpace: 'nowrap' }}>
          paga como visitante
        </Link>
        .
      </p>
    </FormAside>
  );
}
