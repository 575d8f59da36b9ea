import { AccountFacts } from '../../components/accounts/AccountLines.tsx';
import { dueText } from '../../lib/dates/debtWords.ts';
import { formatPesos } from '../../lib/money.ts';
import { PaperTable } from '../../ui/lists/PaperTable.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import type { DebtEntry } from './accountAnswers.ts';

interface DebtSheetProps {
  entries: readonly DebtEntry[];
  today: string;
  /** Whether the debts belong to several accounts; the table then has a column for the account. */
  grouped: boolean;
  /**
   * Whether each debt names its company: a query for Total TAG (one toll tag for several motorways)
   * finds debts of several companies.
   */
  namesCompany: boolean;
}

export function DebtSheet({ entries, today, grouped, namesCompany }: DebtSheetProps) {
  return (
    <PaperTable
      label="Deudas"
      columns={[...(grouped ? ['Cuenta'] : []), 'Deuda', 'Documento', 'Vencimiento', 'Monto']}
    >
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
          <td>
            <time dateTime={debt.dueDate}>{dueText(debt.dueDate, today).text}</time>
          </td>
          <td translate="no">{formatPesos(debt.amount)}</td>
        </tr>
      ))}
    </PaperTable>
  );
}
