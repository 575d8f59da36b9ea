import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatPesos, sumPesos } from '../../lib/money.ts';
import { palette } from '../../theme/theme.ts';
import { edgeShadow } from '../../ui/lists/edgeShadow.ts';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import type { MonthlyReport } from './monthlyReport.ts';
import { monthTitle } from './monthWords.ts';
import { Swatch } from './Swatch.tsx';

/** On paper the table does not scroll, so no column is sticky. */
const onPaper = { '@media print': { position: 'static', background: 'none' } };

/**
 * The column of months stays visible while the companies scroll sideways under it; the column's
 * edge is a gradient, so that the companies fade out there.
 */
const atStart = {
  position: 'sticky',
  left: 0,
  background: `linear-gradient(to left, transparent, ${palette.background.default} 14px)`,
  ...onPaper,
};

/**
 * The column of sums stays visible, too, except on a phone, which has no room for two such columns.
 */
const atEnd = {
  position: { sm: 'sticky' },
  right: 0,
  pl: '14px',
  fontWeight: 600,
  background: `linear-gradient(to right, transparent, ${palette.background.default} 14px)`,
  ...onPaper,
};

/** The cells of a row: an amount per company, and their sum. */
function Amounts({ amounts }: { amounts: readonly number[] }) {
  const sum = sumPesos(amounts);
  return (
    <>
      {amounts.map((amount, company) => (
        <TableCell
          // oxlint-disable-next-line react/no-array-index-key -- companies keep their order
          key={company}
          align="right"
          translate="no"
          sx={{ color: amount === 0 ? 'text.secondary' : undefined }}
        >
          {formatPesos(amount)}
        </TableCell>
      ))}
      <TableCell align="right" translate="no" sx={atEnd}>
        {formatPesos(sum)}
      </TableCell>
    </>
  );
}

/**
 * The figure's amounts as a table: a row for each month and a column for each company, with the
 * sums of both (docs/trust.md, T29).
 */
export function MonthTable({ report: { companies, months } }: { report: MonthlyReport }) {
  return (
    <TableContainer
      role="region"
      aria-label="Tabla de pagos por mes"
      tabIndex={0}
      sx={{
        position: 'relative',
        mt: 4,
        background: edgeShadow('right', palette.background.default, palette.divider),
        '@media print': { overflow: 'visible', background: 'none' },
      }}
    >
      <Table
        aria-label="Pagos por mes"
        size="small"
        sx={{
          // The borders are not collapsed, because collapsed ones would not move with sticky cells.
          borderCollapse: 'separate',
          whiteSpace: 'nowrap',
          '@media print': {
            [`& .${tableCellClasses.root}`]: { fontSize: '0.6875rem', padding: '5px 6px 5px 0' },
          },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ ...atStart, verticalAlign: 'bottom' }}>Mes</TableCell>
            {companies.map(({ key, name }, company) => (
              <TableCell key={key} align="right" sx={{ verticalAlign: 'bottom' }}>
                <Box
                  sx={{
                    display: 'inline-block',
                    maxWidth: '7rem',
                    whiteSpace: 'normal',
                    lineHeight: 1.35,
                  }}
                >
                  <UntrustedText length={40}>{name}</UntrustedText>
                  <Swatch company={company} width="100%" />
                </Box>
              </TableCell>
            ))}
            <TableCell align="right" sx={{ ...atEnd, verticalAlign: 'bottom' }}>
              Total
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {months.map(({ label, amounts }) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row" sx={atStart}>
                {monthTitle(label)}
              </TableCell>
              <Amounts amounts={amounts} />
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row" sx={atStart}>
              Total
            </TableCell>
            <Amounts amounts={companies.map(({ total }) => total)} />
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
