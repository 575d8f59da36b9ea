import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { formatReceiptPesos } from '../../lib/money.ts';
import type { ReceiptContent } from '../../store/device/extra.ts';
import { perforated } from '../../ui/drawings/PaperSlip.tsx';
import { ReferenceText } from '../../ui/text/ReferenceText.tsx';
import { theme } from '../../theme/theme.ts';
import { ReceiptCheck } from './ReceiptCheck.tsx';
import { longestUnbrokenId, receiptFacts, receiptTable } from './receiptTable.ts';
import type { ReceiptRow } from './receiptTable.ts';

/** In a narrow window each account is a block; on paper the receipt always has a table. */
const narrow = theme.breakpoints.down('md').replace('@media ', '@media screen and ');
const block = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  columnGap: 2,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
};

const largeAmount = { fontSize: '1.875rem', lineHeight: 1.2 };
const figures = { fontVariantNumeric: 'tabular-nums lining-nums' };
const cell = {
  padding: '12px 16px 12px 0',
  fontSize: '0.875rem',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
  '@media print': { paddingBlock: '6px' },
  [narrow]: { padding: 0, border: 0 },
};
const head = { ...cell, whiteSpace: 'nowrap' };
const company = { ...cell, fontWeight: 600 };
const money = {
  ...cell,
  ...figures,
  pr: 0,
  whiteSpace: 'nowrap',
  fontSize: '1rem',
  fontWeight: 600,
};
const total = { ...cell, border: 0, fontSize: '1rem' };
const sum = { ...money, border: 0, fontSize: '1.125rem', fontWeight: 650 };

/**
 * The cells with an account's identifiers and alias. In a block, the name of the column precedes
 * the text, and an empty cell is hidden.
 */
const detail = {
  ...cell,
  [narrow]: {
    padding: 0,
    border: 0,
    gridColumn: '1 / -1',
    order: 1,
    color: 'text.secondary',
    '&::before': { content: 'attr(data-label) ": "' },
    '&:empty': { display: 'none' },
  },
};

function AccountRow({ row, headers }: { row: ReceiptRow; headers: string[] }) {
  const { invoiceId, identifiers, alias, amount } = row;
  return (
    <TableRow sx={{ [narrow]: block }}>
      <TableCell sx={company}>
        <span translate="no">{row.company}</span>
        {invoiceId !== undefined && (
          <Typography variant="body2" color="textSecondary">
            Factura{' '}
            <Box
              component="span"
              translate="no"
              sx={{ whiteSpace: invoiceId.length <= longestUnbrokenId ? 'nowrap' : undefined }}
            >
              {invoiceId}
            </Box>
          </Typography>
        )}
      </TableCell>
      {[...identifiers, alias].map((text, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- columns never change their places
        <TableCell key={index} translate="no" data-label={headers[index + 1]} sx={detail}>
          {text}
        </TableCell>
      ))}
      <TableCell translate="no" align="right" sx={money}>
        {formatReceiptPesos(amount)}
      </TableCell>
    </TableRow>
  );
}

/**
 * The receipt of a paid payment on screen and paper; `receiptEmail.tsx` renders its facts and
 * accounts as an e-mail.
 */
export function Receipt({ payment, lines }: ReceiptContent) {
  const { headers, rows, total: paid } = receiptTable(lines);
  return (
    <>
      {process.env.PORTAL_BANK === 'sandbox' && (
        <Typography variant="body2" sx={{ mb: 2 }}>
          Comprobante de prueba: no se movió dinero.
        </Typography>
      )}
      <ReceiptCheck reference={payment.reference}>
        <Stack
          component="dl"
          direction="row"
          sx={{ flexWrap: 'wrap', gap: '16px 40px', m: 0, '@media print': { rowGap: '8px' } }}
        >
          {receiptFacts(payment).map(({ term, fact, kind }) => (
            <Box
              key={term}
              sx={{ flexBasis: kind === 'amount' ? '100%' : undefined, maxWidth: '100%' }}
            >
              <Typography component="dt" variant="body2" color="textSecondary">
                {term}
              </Typography>
              <Typography
                component="dd"
                translate="no"
                sx={{
                  ...figures,
                  m: 0,
                  fontWeight: 600,
                  overflowWrap: 'anywhere',
                  ...(kind === 'amount' && largeAmount),
                }}
              >
                {kind === 'reference' ? <ReferenceText>{fact}</ReferenceText> : fact}
              </Typography>
            </Box>
          ))}
        </Stack>
      </ReceiptCheck>
      <Typography variant="h3" sx={{ ...perforated, pt: 2.5, mb: 1 }}>
        Cuentas pagadas
      </Typography>
      <Table aria-label="Cuentas pagadas">
        <TableHead sx={{ [narrow]: visuallyHidden }}>
          <TableRow>
            {headers.map((header, index) => {
              const isLast = index === headers.length - 1;
              return (
                <TableCell
                  key={header}
                  align={isLast ? 'right' : 'left'}
                  sx={isLast ? { ...head, pr: 0 } : head}
                >
                  {header}
                </TableCell>
              );
            })}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a receipt never changes
            <AccountRow key={index} row={row} headers={headers} />
          ))}
        </TableBody>
        <TableFooter>
          <TableRow sx={{ [narrow]: { ...block, borderBottom: 0 } }}>
            <TableCell component="th" scope="row" colSpan={headers.length - 1} sx={total}>
              Total pagado
            </TableCell>
            <TableCell translate="no" align="right" sx={sum}>
              {formatReceiptPesos(paid)}
            </TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </>
  );
}
