import { errorMessage } from '../../api/errors.ts';
import { ErrorState } from '../../ui/page/ErrorState.tsx';
import type { EmptyStateProps } from '../../ui/page/EmptyState.tsx';

interface LoadErrorProps extends Pick<EmptyStateProps, 'headingLevel'> {
  title: string;
  error: unknown;
  retry: () => unknown;
}

export function LoadError({ error, retry, ...state }: LoadErrorProps) {
  return (
    <ErrorState {...state} onRetry={() => void retry()}>
      {errorMessage(error)}
    </ErrorState>
  );
}

export function CatalogueError(props: { error: unknown; retry: () => void }) {
  return <LoadError title="No pudimos cargar las empresas" {...props} />;
}
