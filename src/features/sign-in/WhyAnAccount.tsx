import Link from '@mui/material/Link';
import { paths } from '../../config/paths.ts';
import { AsideNote, FormAside } from '../../ui/forms/FormWithAside.tsx';

export function WhyAnAccount() {
  return (
    <FormAside label="Para qué sirve un usuario">
      <AsideNote title="Todo lo que debes, en una vista">
        Guardas tus servicios una vez y ves cada mes cuánto debes y qué vence primero.
      </AsideNote>
      <AsideNote title="Tus pagos a mano">
        Cada comprobante queda disponible, y descargas tu cartola cuando la necesites.
      </AsideNote>
      <AsideNote title="¿Solo quieres pagar?">
        No necesitas un usuario:{' '}
        <Link href={paths.payServices} noWrap>
          paga como visitante
        </Link>
        .
      </AsideNote>
    </FormAside>
  );
}
