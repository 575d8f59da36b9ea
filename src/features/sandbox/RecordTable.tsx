import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import type { ReactNode } from 'react';

/** Rows shown at first, and with each press of "Ver más". */
const page = 50;

/** A column of a table of records. */
export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  align?: 'right';
}

/** The rows of a table of any length, and how to show them. */
interface RecordTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getKey: (row: Row) => string;
}

/** A table of records, fifty at a time; where there is little room it scrolls by itself. */
export function RecordTable<Row>({ label, columns, rows, getKey }: RecordTableProps<Row>) {
  const [shown, setShown] = useState(page);
  return (
    <div>
      <TableContainer role="region" aria-label={`Tabla: ${label}`} tabIndex={0}>
        <Table size="small" aria-label={label}>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column.label} align={column.align}>
                  {column.label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.slice(0, shown).map((row) => (
              <TableRow key={getKey(row)}>
                {columns.map((column) => (
                  <TableCell key={column.label} align={column.align}>
                    {column.cell(row)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {rows.length > shown && (
        <Button
          variant="outlined"
          size="small"
          onClick={() => setShown(shown + page)}
          sx={{ mt: 2 }}
        >
          Ver más
        </Button>
      )}
    </div>
  );
}
