import { avatarClasses } from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody, { tableBodyClasses } from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableHead, { tableHeadClasses } from '@mui/material/TableHead';
import TableRow, { tableRowClasses } from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useGetCompaniesQuery } from '../../api/catalogueApi.ts';
import type { Payment } from '../../api/paymentsApi.ts';
import { CompanyMark } from '../../components/companies/CompanyMark.tsx';
import { countOf } from '../../lib/counts.ts';
import { formatDateTime } from '../../lib/dates/dates.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { resultPath } from '../../config/paths.ts';
import { companyImage } from '../../store/cart/cartItems.ts';
import { useAppDispatch } from '../../store/app/hooks.ts';
import { openModal } from '../../store/session/modalsSlice.ts';
import { theme } from '../../theme/theme.ts';
import { largeTextWindow } from '../../theme/windows.ts';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { ReferenceText } from '../../ui/text/ReferenceText.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { StatusChip } from '../../components/payment/StatusChip.tsx';
import type { ReceiptSelection } from './useReceiptSelection.ts';

/** Windows in which a reference and a status do not fit side by side. */
const smallPhone = '@media screen and (max-width: 22em)';

/** Below `md` each payment is a block. On paper, although it is as narrow, the table stays. */
const blocksOnPhone = {
  [theme.breakpoints.down('md').replace('@media', '@media screen and')]: {
    [`&, & .${tableBodyClasses.root}`]: { display: 'block' },
    [`& .${tableHeadClasses.root}`]: visuallyHidden,
    [`& .${tableBodyClasses.root} .${tableRowClasses.root}`]: {
      display: 'grid',
      gridTemplate: '"company amount" "date status" "action pick" / minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '10px 16px',
      paddingBlock: '20px',
      borderBottom: '1px solid',
      borderColor: 'divider',
    },
    [`& .${tableCellClasses.body}`]: { padding: 0, border: 0 },
  },
  '@media print': {
    [`& .${tableCellClasses.root}`]: {
      paddingBlock: '3px',
      fontSize: '0.8125rem',
      whiteSpace: 'nowrap',
    },
    [`& .${tableCellClasses.root} p`]: { fontSize: '0.75rem' },
    // The amounts end at the edge, because the column after them is not printed.
    [`& .${tableCellClasses.root}:nth-last-of-type(2)`]: { paddingRight: 0 },
    [`& .${avatarClasses.root}`]: { display: 'none' },
  },
  // A medium window hides the companies' images, because otherwise the words of a name would break.
  [theme.breakpoints.between('md', 'xl').replace('@media', '@media screen and')]: {
    [`& .${avatarClasses.root}`]: { display: 'none' },
    [`& .${tableCellClasses.root}:not(:last-child)`]: { paddingRight: '12px' },
  },
  [smallPhone]: {
    [`& .${tableBodyClasses.root} .${tableRowClasses.root}`]: {
      gridTemplateAreas: '"company amount" "date date" "status pick" "action action"',
    },
  },
  [`@media screen and ${largeTextWindow}`]: {
    [`& .${tableBodyClasses.root} .${tableRowClasses.root}`]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
    },
  },
};

/** A reference on one line, except with large text. */
const wholeReference = {
  [`@media not all and ${largeTextWindow}`]: { whiteSpace: 'nowrap', '& wbr': { display: 'none' } },
};

const notOnPaper = { '@media print': { display: 'none' } };

/**
 * Aligns a button's text instead of its padding with the edge of the table; from `md`, also keeps
 * the text on one line.
 */
const atTheEdge = {
  marginInline: { xs: 'var(--outdent)', md: '0 var(--outdent)' },
  whiteSpace: { md: 'nowrap' },
};

/**
 * The action of a payment: a paid payment shows its receipt, a rejected payment has no action, and
 * any other payment leads to its result.
 */
function PaymentAction({ payment: { reference, status } }: { payment: Payment }) {
  const dispatch = useAppDispatch();
  const name = <VisuallyHidden translate="no">{` ${plainText(reference)}`}</VisuallyHidden>;
  if (status === 'rejected') {
    return (
      <Typography variant="body2" color="textSecondary">
        No hubo cobro
      </Typography>
    );
  }
  return status === 'paid' ? (
    <Button
      variant="text"
      size="small"
      sx={atTheEdge}
      onClick={() => dispatch(openModal({ kind: 'receipt', reference }))}
    >
      <span>Ver comprobante</span>
      {name}
    </Button>
  ) : (
    <Button variant="text" size="small" sx={atTheEdge} href={resultPath(reference)}>
      <span>Consultar estado</span>
      {name}
    </Button>
  );
}

interface PaymentRowProps {
  payment: Payment;
  image: string | undefined;
  selection: ReceiptSelection;
}

function PaymentRow({ payment, image, selection }: PaymentRowProps) {
  const { id, reference, date, companyName, items, itemsLeftOut, total, status } = payment;
  return (
    <TableRow sx={{ height: { md: 80 }, '@media print': { height: 'auto' } }}>
      <TableCell
        sx={{
          gridArea: 'pick',
          justifySelf: 'end',
          mr: { xs: '-12px', md: 0 },
          pr: { md: 0 },
          width: { md: 40 },
          ...notOnPaper,
        }}
      >
        {status === 'paid' && (
          <CheckboxField
            name={`select-${id}`}
            label={
              <VisuallyHidden translate="no">{`Seleccionar ${plainText(reference)}`}</VisuallyHidden>
            }
            checked={selection.has(payment)}
            onChange={(isSelected) => selection.select(payment, isSelected)}
          />
        )}
      </TableCell>
      <TableCell sx={{ gridArea: 'date' }}>
        <Box component="time" dateTime={date} sx={{ whiteSpace: 'nowrap' }}>
          {formatDateTime(date)}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={wholeReference}>
          <ReferenceText>{reference}</ReferenceText>
        </Typography>
      </TableCell>
      <TableCell sx={{ gridArea: 'company' }}>
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
          <CompanyMark name={companyName} image={image} size={40} />
          <div>
            <Typography sx={{ fontWeight: { xs: 600, md: 400 }, lineHeight: 1.35 }}>
              <UntrustedText>{companyName}</UntrustedText>
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {countOf(items.length + itemsLeftOut, 'deuda')}
            </Typography>
          </div>
        </Stack>
      </TableCell>
      <TableCell
        sx={{ gridArea: 'status', justifySelf: 'end', [smallPhone]: { justifySelf: 'start' } }}
      >
        <StatusChip payment={payment} />
      </TableCell>
      <TableCell align="right" sx={{ gridArea: 'amount' }}>
        <MoneyText amount={total} />
      </TableCell>
      <TableCell align="right" sx={{ gridArea: 'action', justifySelf: 'start', ...notOnPaper }}>
        <PaymentAction payment={payment} />
      </TableCell>
    </TableRow>
  );
}

/** `isStale`: the payments are of the previous page or filters, while the new ones load. */
export function PaymentsTable({
  payments,
  isStale,
  selection,
}: {
  payments: readonly Payment[];
  isStale: boolean;
  selection: ReceiptSelection;
}) {
  const { data: companies } = useGetCompaniesQuery();
  const known = (companies?.records ?? []).map((company) => ({ company }));
  return (
    <Table
      aria-label="Pagos"
      aria-busy={isStale}
      sx={{ ...blocksOnPhone, opacity: isStale ? 0.5 : 1 }}
    >
      <TableHead>
        <TableRow>
          <TableCell sx={notOnPaper}>
            <VisuallyHidden>Seleccionar</VisuallyHidden>
          </TableCell>
          <TableCell>Fecha y referencia</TableCell>
          <TableCell>Empresa</TableCell>
          <TableCell>Estado</TableCell>
          <TableCell align="right">Monto</TableCell>
          <TableCell sx={notOnPaper}>
            <VisuallyHidden>Comprobante</VisuallyHidden>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {payments.map((payment) => (
          <PaymentRow
            key={payment.id}
            payment={payment}
            selection={selection}
            image={companyImage([...payment.items, ...known], payment.companyName)}
          />
        ))}
      </TableBody>
    </Table>
  );
}
