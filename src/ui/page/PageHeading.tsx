import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageHeadingProps {
  children: ReactNode;
  /** A short line above the heading. */
  eyebrow?: ReactNode;
  /** One sentence below the heading. */
  lead?: ReactNode;
}

/** The page's h1; a change of route moves the focus here (docs/trust.md, T28). */
export function PageHeading({ children, eyebrow, lead }: PageHeadingProps) {
  return (
    <Box component="header" sx={{ maxWidth: 720, mb: { xs: 3, sm: 4 }, '@media print': { mb: 1 } }}>
      {eyebrow !== undefined && (
        <Typography variant="subtitle2" sx={{ mb: 1, color: 'text.secondary' }}>
          {eyebrow}
        </Typography>
      )}
      <Typography variant="h1" tabIndex={-1}>
        {children}
      </Typography>
      {lead !== undefined && (
        <Typography variant="lead" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {lead}
        </Typography>
      )}
    </Box>
  );
}
