import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { belowBar, plainList } from '../../theme/pageFrame.ts';

/** Lays out a table of contents and its text, side by side on wide screens. */
export function WithContents({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, lg: '0 72px' },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '260px minmax(0, 720px)' },
        // The table of contents spans both rows. If it is taller than the text, only the second row
        // grows, so no gap opens below the first row (on the questions page, the search field).
        gridTemplateRows: { lg: 'auto 1fr' },
      }}
    >
      {children}
    </Box>
  );
}

interface PageContentsProps {
  /** Id for the heading of the table of contents. */
  id: string;
  title: string;
  isNumbered?: boolean;
  /** `id` is the anchor of the part. */
  parts: readonly { id: string; title: string }[];
  onFollow?: () => void;
}

export function PageContents({ id, title, isNumbered, parts, onFollow }: PageContentsProps) {
  return (
    <Box
      component="nav"
      aria-labelledby={id}
      sx={{
        gridArea: { lg: '1 / 1 / span 2' },
        position: { lg: 'sticky' },
        top: belowBar,
        '@media print': { display: 'none' },
      }}
    >
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box
        component={isNumbered ? 'ol' : 'ul'}
        sx={{
          ...(isNumbered ? { m: 0, pl: 3 } : plainList),
          // On phones, the titles of an unnumbered list share lines, because they are short.
          display: { xs: isNumbered ? 'block' : 'flex', sm: 'block' },
          flexWrap: 'wrap',
          columns: { sm: 2, lg: 'auto' },
          columnGap: { xs: 2.5, sm: 5 },
        }}
      >
        {parts.map((part) => (
          <Box
            component="li"
            key={part.id}
            sx={{ py: 0.625, breakInside: 'avoid', '&::marker': { color: 'text.secondary' } }}
          >
            <Link component="a" href={`#${part.id}`} underline="hover" onClick={onFollow}>
              {part.title}
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
