import { ErrorState } from '../../ui/page/ErrorState.tsx';

/** Stands in place of the companies when they could not be loaded; `message` says why. */
export function CatalogueError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <ErrorState title="No pudimos cargar las empresas" onRetry={onRetry}>
      {message}
    </ErrorState>
  );
}
