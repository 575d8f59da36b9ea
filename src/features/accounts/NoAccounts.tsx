import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/buttons/LinkButton.tsx';
import { PaperSlip } from '../../ui/drawings/PaperSlip.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';

/** What accounts are for, to a payer who has none. */
export function NoAccounts() {
  return (
    <PaperSlip>
      <EmptyState
        mark="receipt"
        title="Aún no tienes cuentas guardadas"
        action={
          <>
            <LinkButton to={paths.addAccount}>Agregar cuenta</LinkButton>
            <LinkButton to={paths.payServices} variant="outlined">
              Pagar sin guardar
            </LinkButton>
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
