import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';

/**
 * Moves the focus from a button that is about to disappear to its section, so that it is not lost.
 */
export function focusSection(button: HTMLElement): void {
  button.closest('section')?.focus({ preventScroll: true });
}

/** A section of the console. */
interface SectionProps {
  title: string;
  /** One sentence below the title. */
  help?: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A section of the console under its own heading. */
export function Section({ title, help, actions, children }: SectionProps) {
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} tabIndex={-1} useFlexGap spacing={3}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'flex-start' }}
      >
        <Box sx={{ flex: '1 1 320px', maxWidth: 720 }}>
          <Typography variant="h2" id={id}>
            {title}
          </Typography>
          <Typography color="textSecondary">{help}</Typography>
        </Box>
        {actions}
      </Stack>
      {children}
    </Stack>
  );
}
