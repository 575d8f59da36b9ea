import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReportEntry } from '../../api/reportApi.ts';
import { formatDay } from '../../lib/dates/dates.ts';
import { formatIdentifier } from '../../lib/identifiers/identifierText.ts';
import { formatPesos } from '../../lib/money.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { useIsPrinting } from '../../ui/hooks/useIsPrinting.ts';
import { PaperTable } from '../../ui/lists/PaperTable.tsx';
import { Pager } from '../../ui/lists/Pager.tsx';
import { useListSearch } from '../../ui/lists/useListSearch.tsx';
import { DottedFacts } from '../../ui/text/DottedFacts.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';

/** In a narrow container the account and the day are below the company and the amount. */
const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"company amount" "account account" "day day"',
  gap: '2px 24px',
  alignItems: 'baseline',
  py: 1.75,
  borderTop: 1,
  borderColor: 'divider',
  '@container (min-width: 40em)': {
    gridTemplateColumns: '104px minmax(0, 2fr) minmax(0, 3fr) minmax(112px, auto)',
    gridTemplateAreas: '"day company account amount"',
  },
};

/** The facts of an account: the service, then its identifiers, without the company's code. */
function factsOf({ alias, identifiers }: ReportEntry): string[] {
  const own = identifiers.filter(({ kind }) => kind !== 'COMPANY_ID').map(formatIdentifier);
  return [alias, ...own].map((part) => plainText(part, 60));
}

const textsOf = (entry: ReportEntry) => [
  entry.company,
  ...factsOf(entry),
  formatPesos(entry.amount),
  formatDay(entry.day),
];

function PaidList({ entries }: { entries: readonly ReportEntry[] }) {
  return (
    <List aria-label="Cuentas pagadas" sx={{ mt: 2 }}>
      {entries.map((entry, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the bank gives its entries no id
        <ListItem key={index} sx={row}>
          <Typography component="span" sx={{ gridArea: 'company', fontWeight: 600 }}>
            <UntrustedText>{entry.company}</UntrustedText>
          </Typography>
          <Typography
            component="span"
            variant="body2"
            color="textSecondary"
            sx={{ gridArea: 'account', overflowWrap: 'anywhere' }}
          >
            <DottedFacts>{factsOf(entry)}</DottedFacts>
          </Typography>
          <Box sx={{ gridArea: 'amount', textAlign: 'end' }}>
            <MoneyText amount={entry.amount} />
          </Box>
          <Typography
            component="time"
            dateTime={entry.day}
            variant="body2"
            color="textSecondary"
            sx={{ gridArea: 'day' }}
          >
            {formatDay(entry.day)}
          </Typography>
        </ListItem>
      ))}
    </List>
  );
}

function PaidSheet({ entries }: { entries: readonly ReportEntry[] }) {
  return (
    <PaperTable label="Cuentas pagadas" columns={['Día', 'Empresa', 'Cuenta', 'Monto']}>
      {entries.map((entry, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the bank gives its entries no id
        <tr key={index}>
          <td>
            <time dateTime={entry.day}>{formatDay(entry.day)}</time>
          </td>
          <td>
            <UntrustedText>{entry.company}</UntrustedText>
          </td>
          <td>
            <DottedFacts>{factsOf(entry)}</DottedFacts>
          </td>
          <td>
            <MoneyText amount={entry.amount} size="inherit" />
          </td>
        </tr>
      ))}
    </PaperTable>
  );
}

/**
 * The accounts paid in the period that match the search, newest first: in pages of the size that
 * the bank configured, in print all at once.
 */
export function PaidAccounts({
  entries,
  pageSize,
}: {
  entries: readonly ReportEntry[];
  pageSize: number;
}) {
  const [page, setPage] = useState(1);
  const { found, search, outcome } = useListSearch(entries, textsOf, () => setPage(1));
  const isPrinting = useIsPrinting();
  const before = isPrinting ? 0 : (page - 1) * pageSize;
  const shown = isPrinting ? found : found.slice(before, before + pageSize);
  return (
    <Box component="section" sx={{ mt: 6 }}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: 1 }}
      >
        <Typography variant="h2">Cuentas pagadas</Typography>
        <Typography variant="body2" color="textSecondary" role="status">
          {`${Math.min(before + 1, found.length)}–${before + shown.length} de ${found.length}`}
        </Typography>
      </Stack>
      {search && <Box sx={{ mt: 1 }}>{search}</Box>}
      {outcome}
      {isPrinting ? <PaidSheet entries={found} /> : <PaidList entries={shown} />}
      <Pager page={page} count={Math.ceil(found.length / pageSize)} onChange={setPage} />
    </Box>
  );
}
