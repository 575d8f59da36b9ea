import Button from '@mui/material/Button';
import { paths } from '../../config/paths.ts';
import { PaperSlip } from '../../ui/drawings/PaperSlip.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';

export function NoAccounts() {
  return (
    <PaperSlip>
      <EmptyState
        mark="receipt"
        title="Aún no tienes cuentas guardadas"
        action={
          <>
            <Button href={paths.addAccount}>Agregar cuenta</Button>
            <Button href={paths.payServices} variant="outlined">
              Pagar sin guardar
            </Button>
          </>
        }
      >
        <p>
          Guarda tus servicios: aquí verás cuánto debes y qué vence primero, sin buscarlos cada vez.
        </p>
      </EmptyState>
    </PaperSlip>
  );
}
