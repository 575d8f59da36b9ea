import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EmptyMark } from '../drawings/EmptyMark.tsx';
import type { EmptyMarkKind } from '../drawings/EmptyMark.tsx';

export interface EmptyStateProps {
  mark?: EmptyMarkKind;
  /** The heading, which names the missing content. */
  title: ReactNode;
  /** Level of the heading: one below the heading of the surrounding section. */
  headingLevel?: 1 | 2 | 3;
  /** The cause or the next step, or both. */
  children?: ReactNode;
  action?: ReactNode;
}

/** A drawing with a heading and an explanation, in place of missing content. */
export function EmptyState({
  mark = 'search',
  title,
  headingLevel = 2,
  children,
  action,
}: EmptyStateProps) {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start', pt: 1, pb: 3 }}>
      <EmptyMark kind={mark} />
      <Typography variant="h3" component={`h${headingLevel}`} sx={{ pt: 1 }}>
        {title}
      </Typography>
      {children !== undefined && (
        <Typography component="div" sx={{ maxWidth: '52ch', color: 'text.secondary' }}>
          {children}
        </Typography>
      )}
      {action !== undefined && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, pt: 1.5 }}>
          {action}
        </Stack>
      )}
    </Stack>
  );
}
