import { EmptyState } from '../../ui/page/EmptyState.tsx';

/** Instead of the form of a service for which the bank names no identifier that is understood. */
export function NoIdentifiers() {
  return (
    <EmptyState title="Este servicio no se puede consultar aquí" headingLevel={3}>
      El banco no informa con qué dato se busca una cuenta. Intenta más tarde o paga con la empresa.
    </EmptyState>
  );
}
