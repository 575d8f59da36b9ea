import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { focusMainHeading } from './mainHeading.ts';
import type { EmptyStateProps } from './EmptyState.tsx';

interface ErrorStateProps extends Pick<EmptyStateProps, 'headingLevel'> {
  title?: string;
  /** What happened and what it means for the payer. */
  children?: ReactNode;
  onRetry?: () => void;
  /** Another way out, beside "Reintentar". */
  action?: ReactNode;
}

/** Asks again. The button disappears with the error; outside a window the heading gets the focus. */
function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <Button
      onClick={({ currentTarget }) => {
        if (!currentTarget.closest('[role=dialog]')) focusMainHeading({ preventScroll: true });
        onRetry();
      }}
    >
      Reintentar
    </Button>
  );
}

/** Says what went wrong, announced as an alert, with "Reintentar" where trying again may help. */
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
              {onRetry && <RetryButton onRetry={onRetry} />}
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
