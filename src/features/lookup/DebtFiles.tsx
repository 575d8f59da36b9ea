import Button from '@mui/material/Button';
import type { Company, Contract } from '../../api/catalogueApi.ts';
import { AddToCalendar } from '../../components/calendar/AddToCalendar.tsx';
import { toCsv } from '../../lib/files/csv.ts';
import { countDebts } from '../../lib/dates/debtWords.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { saveText } from '../../lib/files/saveFile.ts';
import { lookupLink } from '../../config/lookupLinks.ts';
import type { AnsweredAccount } from '../../store/payment/addDebts.ts';
import type { LookupQuery } from '../../store/lookup/lookupSlice.ts';
import { useToday } from '../../ui/dates/useToday.ts';
import { DownloadIcon } from '../../ui/icons/icons.tsx';
import { LongWords } from '../../ui/page/QuietRow.tsx';
import { showToast } from '../../ui/toasts/toasts.ts';
import type { DebtEntry } from './accountAnswers.ts';

const header = ['Cuenta', 'Empresa', 'Servicio', 'Detalle', 'Factura', 'Vencimiento', 'Monto'];

/** `unknown` are the accounts that the bank does not know. */
interface DebtFilesProps {
  entries: readonly DebtEntry[];
  unknown: readonly AnsweredAccount[];
  company: Company;
  contract: Contract;
  kind: LookupQuery['kind'];
  /** Formats an identifier as people read it. */
  show: (value: string) => string;
}

/**
 * Returns CSV, marked as UTF-8 by a byte order mark: a header, a row for each debt in the bank's
 * order, then a row for each account that the bank does not know. If the accounts came from a file
 * with names, the names are the last column.
 */
function debtsCsv({ entries, unknown, company, contract, show }: DebtFilesProps): string {
  const found = entries.map(({ debt, account }) => [
    plainText(show(account.value)),
    plainText(debt.company.name),
    plainText(debt.contract_name),
    plainText(debt.description),
    plainText(debt.invoiceId),
    { day: debt.dueDate },
    debt.amount,
  ]);
  const notFound = unknown.map(({ value }) => [
    plainText(show(value)),
    plainText(company.name),
    plainText(contract.name),
    'No encontramos esa cuenta',
    '',
    '',
    '',
  ]);
  const names = [...entries.map(({ account }) => account), ...unknown].map(({ name = '' }) =>
    plainText(name),
  );
  const rows = [...found, ...notFound];
  return names.some(Boolean)
    ? `\uFEFF${toCsv(
        [...header, 'Nombre en tu archivo'],
        rows.map((row, index) => row.concat(names[index] ?? '')),
      )}`
    : `\uFEFF${toCsv(header, rows)}`;
}

/**
 * Buttons that save all debts found, even while a search hides some of them: as CSV, or as calendar
 * entries on their due days.
 */
export function DebtFiles(props: DebtFilesProps) {
  const { entries, company, contract, kind } = props;
  const today = useToday();
  const target = { companyId: company.id, contractId: contract.id };
  const bills = () =>
    entries.map(({ debt, account: { value } }) => ({
      debt,
      link: lookupLink(target, { kind, value }),
    }));
  const saveCsv = () => {
    const name = `deudas-${today}.csv`;
    saveText(debtsCsv(props), name, 'text/csv');
    showToast({
      targetClass: 'success',
      text: `Descargamos ${name} con todo lo que encontramos: ${countDebts(entries.length)}.`,
      suppressDuplicates: true,
    });
  };
  return (
    <>
      <Button variant="text" size="small" startIcon={<DownloadIcon size={20} />} onClick={saveCsv}>
        <span>
          Descargar<LongWords> CSV</LongWords>
        </span>
      </Button>
      <AddToCalendar bills={bills} />
    </>
  );
}
