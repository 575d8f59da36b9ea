import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface PaperTableProps {
  label: string;
  columns: readonly string[];
  /** The `tr` elements. */
  children: ReactNode;
}

/**
 * A list in print: a table whose head is repeated on each sheet. Its last column is aligned right.
 */
export function PaperTable({ label, columns, children }: PaperTableProps) {
  return (
    <Box
      component="table"
      aria-label={label}
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        fontSize: '0.75rem',
        lineHeight: 1.35,
        '& th, & td': { px: 0.75, py: 0.375, textAlign: 'start', borderBottom: '1px solid #999' },
        '& :is(th, td):last-child': { width: '1%', textAlign: 'end' },
        '& td:last-child, & time': { whiteSpace: 'nowrap' },
      }}
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Box>
  );
}
