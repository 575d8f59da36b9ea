import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ReportEntry } from '../../api/reportApi.ts';
import { formatDay } from '../../lib/dates.ts';
import { showIdentifier } from '../../lib/identifierText.ts';
import { formatPesos } from '../../lib/money.ts';
import { plainText } from '../../lib/plainText.ts';
import { plainList } from '../../theme/plainList.ts';
import { quietText } from '../../theme/quietText.ts';
import { palette } from '../../theme/theme.ts';
import { useIsPrinting } from '../../ui/hooks/useIsPrinting.ts';
import { Pager } from '../../ui/lists/Pager.tsx';
import { useListSearch } from '../../ui/lists/useListSearch.tsx';
import { DottedFacts } from '../../ui/text/DottedFacts.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { Part, PartTitle } from './reportStyles.ts';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
});
const Count = styled('p')({
  ...quietText,
  margin: 0,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
const List = styled('ul')({ ...plainList, margin: '16px 0 0' });
const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"company amount" "account account" "day day"',
  gap: '2px 24px',
  alignItems: 'baseline',
  padding: '14px 0',
  borderTop: `1px solid ${palette.divider}`,
  '& > [data-part=company]': { gridArea: 'company', fontWeight: 600 },
  '& > [data-part=amount]': { gridArea: 'amount', textAlign: 'end' },
  '& > [data-part=account], & > [data-part=day]': {
    ...quietText,
    fontVariantNumeric: 'tabular-nums lining-nums',
    overflowWrap: 'anywhere',
  },
  '& > [data-part=account]': { gridArea: 'account' },
  '& > [data-part=day]': { gridArea: 'day' },
  '@container (min-width: 40em)': {
    gridTemplateColumns: '104px minmax(0, 2fr) minmax(0, 3fr) minmax(112px, auto)',
    gridTemplateAreas: '"day company account amount"',
  },
});

/** The account in words: the service, then its identifiers, without the company's code. */
function factsOf({ alias, identifiers }: ReportEntry): string[] {
  const own = identifiers.filter(({ kind }) => kind !== 'COMPANY_ID').map(showIdentifier);
  return [alias, ...own].map((part) => plainText(part, 60));
}

const textsOf = (entry: ReportEntry) => [
  entry.company,
  ...factsOf(entry),
  formatPesos(entry.amount),
  formatDay(entry.day),
];

/**
 * The accounts paid in the period, newest first, with the page size that the bank configured; all
 * of them in print.
 */
export function PaidAccounts({
  entries,
  pageSize,
}: {
  entries: readonly ReportEntry[];
  pageSize: number;
}) {
  const [page, setPage] = useState(1);
  const { found, search } = useListSearch(entries, textsOf, () => setPage(1));
  const isPrinting = useIsPrinting();
  const before = isPrinting ? 0 : (page - 1) * pageSize;
  const shown = isPrinting ? found : found.slice(before, before + pageSize);
  return (
    <Part>
      <Head>
        <PartTitle>Cuentas pagadas</PartTitle>
        <Count role="status">
          {`${Math.min(before + 1, found.length)}–${before + shown.length} de ${found.length}`}
        </Count>
      </Head>
      {search}
      <List aria-label="Cuentas pagadas">
        {shown.map((entry, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the bank gives its entries no id
          <Row key={before + index}>
            <span data-part="company">
              <UntrustedText>{entry.company}</UntrustedText>
            </span>
            <span data-part="account">
              <DottedFacts>{factsOf(entry)}</DottedFacts>
            </span>
            <span data-part="amount">
              <MoneyText amount={entry.amount} />
            </span>
            <time data-part="day" dateTime={entry.day}>
              {formatDay(entry.day)}
            </time>
          </Row>
        ))}
      </List>
      <Pager page={page} count={Math.ceil(found.length / pageSize)} onChange={setPage} />
    </Part>
  );
}
