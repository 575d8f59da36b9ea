import Box from '@mui/material/Box';
import { AccountFacts } from '../../components/accounts/AccountLines.tsx';
import { dueText } from '../../lib/dates/debtWords.ts';
import { formatPesos } from '../../lib/money.ts';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import type { DebtEntry } from './accountAnswers.ts';

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  '& th, & td': { px: 0.75, py: 0.5, textAlign: 'start', borderBottom: '1px solid #999' },
  '& :is(th, td):last-child': { textAlign: 'end' },
  '& td:nth-last-of-type(-n + 2)': { whiteSpace: 'nowrap' },
} as const;

interface DebtSheetProps {
  entries: readonly DebtEntry[];
  today: string;
  /** Whether the debts belong to several accounts; the table then has a column for the account. */
  grouped: boolean;
  /** Whether each debt is preceded by its company, as for the motorways of a Total TAG. */
  namesCompany: boolean;
}

/** The debts on paper: a table whose head is repeated on each sheet. */
export function DebtSheet({ entries, today, grouped, namesCompany }: DebtSheetProps) {
  return (
    <Box component="table" aria-label="Deudas" sx={table}>
      <thead>
        <tr>
          {grouped && <th scope="col">Cuenta</th>}
          <th scope="col">Deuda</th>
          <th scope="col">Documento</th>
          <th scope="col">Vencimiento</th>
          <th scope="col">Monto</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ key, account, debt }) => (
          <tr key={key}>
            {grouped && (
              <td>
                <AccountFacts account={{ ...account, holder: account.answer.holder }} />
              </td>
            )}
            <td>
              <UntrustedText>
                {[namesCompany && debt.company.name, debt.description || debt.contract_name]
                  .filter(Boolean)
                  .join(', ')}
              </UntrustedText>
            </td>
            <td>
              <UntrustedText>{debt.invoiceId}</UntrustedText>
            </td>
            <td>{dueText(debt.dueDate, today).text}</td>
            <td translate="no">{formatPesos(debt.amount)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
