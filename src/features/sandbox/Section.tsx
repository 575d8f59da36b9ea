import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Press handlers, keyed by the label of their button. */
type ActionTable = Record<string, () => unknown>;

/** Small buttons in a row. In a table, `on` names the row in their accessible names. */
export function Actions({ of, on }: { of: ActionTable; on?: string }) {
  return (
    <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
      {Object.entries(of).map(([words, press]) => (
        <Button
          key={words}
          variant="outlined"
          size="small"
          aria-label={on && `${words} ${on}`}
          onClick={() => void press()}
        >
          {words}
        </Button>
      ))}
    </Stack>
  );
}

interface SectionProps {
  title: string;
  help?: string;
  actions?: ActionTable;
  children?: ReactNode;
}

export function Section({ title, help, actions, children }: SectionProps) {
  return (
    <Stack component="section" aria-label={title} spacing={2} sx={{ mb: 6 }}>
      <div>
        <Typography variant="h2">{title}</Typography>
        <Typography color="textSecondary">{help}</Typography>
      </div>
      {actions && <Actions of={actions} />}
      {children}
    </Stack>
  );
}
