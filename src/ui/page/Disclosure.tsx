import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface DisclosureProps {
  summary: string;
  /** The id of an element that describes the summary. */
  describedBy?: string;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/**
 * Content that a press on the summary shows or hides. On paper the content is always shown, without
 * the summary.
 */
export function Disclosure({ summary, describedBy, isOpenAtFirst, children }: DisclosureProps) {
  return (
    <Box
      component="details"
      open={isOpenAtFirst}
      sx={{
        flex: '1 1 12rem',
        minWidth: 0,
        '@media print': {
          '& summary': { display: 'none' },
          '&::details-content': { contentVisibility: 'visible', display: 'block' },
        },
      }}
    >
      <Box component="summary" aria-describedby={describedBy} sx={{ cursor: 'pointer', py: 1 }}>
        {summary}
      </Box>
      {children}
    </Box>
  );
}
