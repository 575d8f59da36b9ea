import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { palette, theme } from '../../theme/theme.ts';
import { EmptyMark } from '../drawings/EmptyMark.tsx';
import type { EmptyMarkKind } from '../drawings/EmptyMark.tsx';

const Frame = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  paddingBlock: '8px 24px',
});
const Title = styled('h2')({ ...theme.typography.h3, marginTop: 8 });
const Text = styled('div')({
  maxWidth: '52ch',
  textWrap: 'pretty',
  color: palette.text.secondary,
  '& p': { margin: 0 },
});
const Action = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 12 });

/** What is not there, and what to do about it. */
export interface EmptyStateProps {
  mark?: EmptyMarkKind;
  title: ReactNode;
  /** Level of its heading, one below that of the section around it. */
  headingLevel?: 1 | 2 | 3;
  children?: ReactNode;
  action?: ReactNode;
}

/** Says what is missing and what to do next, under a drawing. */
export function EmptyState({
  mark = 'search',
  title,
  headingLevel = 2,
  children,
  action,
}: EmptyStateProps) {
  return (
    <Frame>
      <EmptyMark kind={mark} />
      <Title as={`h${headingLevel}`}>{title}</Title>
      {children !== undefined && <Text>{children}</Text>}
      {action !== undefined && <Action>{action}</Action>}
    </Frame>
  );
}
