import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import type { EmptyStateProps } from './EmptyState.tsx';

/** Something did not work, and the way out. */
export interface ErrorStateProps extends Pick<EmptyStateProps, 'headingLevel'> {
  title?: string;
  /** What happened and what it means for the payer. */
  children?: ReactNode;
  onRetry?: () => void;
  /** Another way out beside it. */
  action?: ReactNode;
}

/** What happened, in words that are announced, and "Reintentar" when trying again may help. */
export function ErrorState({
  title = 'No pudimos cargar esta información',
  children = 'Revisa tu conexión e inténtalo otra vez.',
  onRetry,
  action,
  ...rest
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        {...rest}
        mark="error"
        title={title}
        action={
          (onRetry ?? action) && (
            <>
              {onRetry && <Button onClick={onRetry}>Reintentar</Button>}
              {action}
            </>
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
