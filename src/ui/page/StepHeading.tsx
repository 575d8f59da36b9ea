import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { StepStart } from '../focus/arrival.ts';

interface StepHeadingProps {
  children: ReactNode;
  /** The ref from `useStepFocus`, if the heading gets the focus when the step begins. */
  startRef?: StepStart | undefined;
  action?: ReactNode;
}

/**
 * The h2 of a step, with an optional button beside it. The heading is focusable: a screen reader
 * announces the step when the heading gets the focus.
 */
export function StepHeading({ children, startRef, action }: StepHeadingProps) {
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
        rowGap: 0.5,
        minHeight: 48,
        mt: -1,
        mb: 1.5,
      }}
    >
      <Typography variant="h2" tabIndex={-1} ref={startRef} sx={{ minWidth: 0 }}>
        {children}
      </Typography>
      {/* The text of the button, not its padding, aligns with the end of the column. */}
      {action && <Box sx={{ mr: 'var(--outdent)' }}>{action}</Box>}
    </Stack>
  );
}
