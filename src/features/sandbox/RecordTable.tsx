import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import type { ReactNode } from 'react';

/** How many rows are shown at first, and added by each press of "Ver más". */
const page = 50;

/** Functions that render the cells of a row, keyed by the column's heading. */
export type Columns<Row> = Record<string, (row: Row) => ReactNode>;

interface RecordTableProps<Row> {
  label: string;
  rows: readonly Row[];
  getKey: (row: Row) => string | number;
  columns: Columns<Row>;
}

/** In a narrow window the table scrolls sideways, not the page. */
export function RecordTable<Row>({ label, rows, getKey, columns }: RecordTableProps<Row>) {
  const [shown, setShown] = useState(page);
  const cells = Object.entries(columns);
  if (rows.length === 0) return <div>Nada todavía.</div>;
  return (
    <>
      <TableContainer role="region" aria-label={`Tabla: ${label}`} tabIndex={0}>
        <Table size="small" aria-label={label}>
          <TableHead>
            <TableRow>
              {cells.map(([heading]) => (
                <TableCell key={heading}>{heading}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.slice(0, shown).map((row) => (
              <TableRow key={getKey(row)}>
                {cells.map(([heading, cell]) => (
                  <TableCell key={heading}>{cell(row)}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {rows.length > shown && <Button onClick={() => setShown(shown + page)}>Ver más</Button>}
    </>
  );
}
