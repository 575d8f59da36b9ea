import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { palette } from '../../theme/theme.ts';

/**
 * Places a form and an aside with help side by side where there is room, otherwise one below the
 * other.
 */
export function FormWithAside({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: { xs: 6, lg: 12 },
        gridTemplateColumns: {
          xs: 'minmax(0, 560px)',
          lg: 'minmax(0, 560px) minmax(0, 320px)',
        },
      }}
    >
      {children}
    </Box>
  );
}

export function FormAside({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack
      component="aside"
      aria-label={label}
      spacing={3.5}
      sx={{ pt: { xs: 3, lg: 0 }, borderTop: { xs: `1px solid ${palette.divider}`, lg: 0 } }}
    >
      {children}
    </Stack>
  );
}

export function AsideNote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography component="div" color="textSecondary" sx={{ mt: 0.75, textWrap: 'pretty' }}>
        {children}
      </Typography>
    </div>
  );
}
