import { errorMessage } from '../api/errors.ts';
import { ErrorState } from './ErrorState.tsx';

/** Stands in place of the companies when they could not be loaded. */
export function CatalogueError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <ErrorState title="No pudimos cargar las empresas" onRetry={onRetry}>
      {errorMessage(error)}
    </ErrorState>
  );
}
