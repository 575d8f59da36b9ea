import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface HomeSectionProps {
  id: string;
  title: string;
  /** Rendered beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

export function HomeSection({ id, title, aside, children }: HomeSectionProps) {
  return (
    <Box component="section" aria-labelledby={id} sx={{ py: 'clamp(32px, 5vw, 64px)' }}>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: '4px 24px',
          mb: 2.5,
        }}
      >
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {aside}
      </Stack>
      {children}
    </Box>
  );
}
