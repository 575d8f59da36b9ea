import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { palette, theme } from '../../theme/theme.ts';
import { ChevronDownIcon } from '../../ui/icons/icons.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  ...theme.typography.body2,
  '& th, & td': {
    padding: '10px 16px 10px 0',
    borderBottom: `1px solid ${palette.divider}`,
    textAlign: 'start',
    verticalAlign: 'baseline',
    overflowWrap: 'break-word',
  },
  '& th': { color: palette.text.secondary, fontWeight: 600 },
  '& tr > :last-child': { paddingRight: 0 },
  '& [data-end]': { textAlign: 'end' },
  '& td[data-toggle]': { width: 44, paddingBlock: 0, verticalAlign: 'middle' },
  '& tr:has(+ [data-detail]) > td': { borderBottomColor: 'transparent' },
  '& [data-detail] > td': { paddingTop: 0, paddingBottom: 24 },
  '& [aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
  [theme.breakpoints.down('md')]: {
    '&, & tbody, & [data-detail], & [data-detail] > td': { display: 'block' },
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '& tr:not([data-detail])': {
      position: 'relative',
      display: 'grid',
      gap: 4,
      paddingBlock: 16,
      borderBottom: `1px solid ${palette.divider}`,
      '&:has(> [data-toggle])': { paddingRight: 44 },
    },
    '& tr:has(+ [data-detail])': { borderBottomColor: 'transparent' },
    '& tr:not([data-detail]) > td': { padding: 0, border: 0, textAlign: 'start' },
    '& td:empty': { display: 'none' },
    '& td[data-label]::before': {
      content: 'attr(data-label) ": "',
      color: palette.text.secondary,
    },
    '& td[data-toggle]': { position: 'absolute', insetBlockStart: 8, insetInlineEnd: 0 },
  },
});

/** Rows shown at first, and with each press of "Ver más". */
const page = 50;

/** A column; on a phone its label precedes each value. */
export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Aligns figures with the end of the column. */
  end?: boolean;
}

/** The rows of a table of any length, and how to show them. */
export interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getKey: (row: Row) => string;
  /** What a row unfolds, and the accessible name of the button that does it. */
  detail?: { name: (row: Row) => string; of: (row: Row) => ReactNode };
}

function TableRow<Row>({
  row,
  columns,
  detail,
}: Pick<DataTableProps<Row>, 'columns' | 'detail'> & { row: Row }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <tr>
        {columns.map(({ label, cell, end }) => (
          <td key={label} data-label={label} data-end={end ? '' : undefined}>
            {cell(row)}
          </td>
        ))}
        {detail && (
          <td data-toggle="">
            <IconButton
              aria-label={detail.name(row)}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => setIsOpen(!isOpen)}
            >
              <ChevronDownIcon size={20} />
            </IconButton>
          </td>
        )}
      </tr>
      {detail && isOpen && (
        <tr data-detail="" id={id}>
          <td colSpan={columns.length + 1}>{detail.of(row)}</td>
        </tr>
      )}
    </>
  );
}

/** A table that stays a table on a wide screen and becomes a list of labelled values on a phone. */
export function DataTable<Row>({ label, columns, rows, getKey, detail }: DataTableProps<Row>) {
  const [shown, setShown] = useState(page);
  return (
    <>
      <Table aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" data-end={column.end ? '' : undefined}>
                {column.label}
              </th>
            ))}
            {detail && (
              <th scope="col">
                <VisuallyHidden>Detalle</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((row) => (
            <TableRow key={getKey(row)} row={row} columns={columns} {...(detail && { detail })} />
          ))}
        </tbody>
      </Table>
      {rows.length > shown && (
        <Button
          variant="outlined"
          size="small"
          onClick={() => setShown(shown + page)}
          style={{ marginTop: 16 }}
        >
          Ver más
        </Button>
      )}
    </>
  );
}
