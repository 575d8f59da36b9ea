import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { EmptyMark } from './EmptyMark.tsx';

const Frame = styled('div')({ display: 'grid', justifyItems: 'start', gap: 8, paddingBlock: 24 });
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3, marginTop: 8 }));
const Text = styled('div')(({ theme }) => ({
  maxWidth: '52ch',
  color: theme.vars.palette.text.secondary,
  '& p': { margin: 0 },
}));
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 12 });

/** Something did not work, and the way out. */
export interface ErrorStateProps {
  title?: ReactNode;
  /** What happened and what it means for the payer. */
  children?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  onRetry?: () => void;
  retryLabel?: string;
  /** Another way out beside it. */
  action?: ReactNode;
}

/** What happened, in words that are announced, and "Reintentar" when trying again may help. */
export function ErrorState({
  title = 'No pudimos cargar esta información',
  children = 'Revisa tu conexión e inténtalo otra vez.',
  headingLevel = 2,
  onRetry,
  retryLabel = 'Reintentar',
  action,
}: ErrorStateProps) {
  return (
    <Frame role="alert">
      <EmptyMark kind="error" />
      <Title as={`h${headingLevel}`}>{title}</Title>
      <Text>{children}</Text>
      {(onRetry ?? action) && (
        <Actions>
          {onRetry && <Button onClick={onRetry}>{retryLabel}</Button>}
          {action}
        </Actions>
      )}
    </Frame>
  );
}
