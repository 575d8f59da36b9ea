import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { RetryButton } from '../buttons/RetryButton.tsx';
import { EmptyState } from './EmptyState.tsx';
import type { EmptyStateProps } from './EmptyState.tsx';

interface ErrorStateProps extends Pick<EmptyStateProps, 'headingLevel'> {
  title: string;
  /** The error and its consequence for the payer. */
  children: ReactNode;
  onRetry?: () => void;
  /** An action beside "Reintentar", or instead of it without `onRetry`. */
  action?: ReactNode;
}

/** An error, announced as an alert; with `onRetry` it has the button "Reintentar". */
export function ErrorState({ title, children, onRetry, action, ...rest }: ErrorStateProps) {
  return (
    <Box role="alert">
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
    </Box>
  );
}
