import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Company, Contract } from '../../api/catalogueApi.ts';
import { AddToCalendar } from '../../components/calendar/AddToCalendar.tsx';
import { toCsv } from '../../lib/files/csv.ts';
import { countDebts } from '../../lib/dates/debtWords.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { saveText } from '../../lib/files/saveFile.ts';
import { lookupLink } from '../../config/lookupLinks.ts';
import type { LookupQuery } from '../../store/lookup/lookupSlice.ts';
import { useToday } from '../../ui/dates/useToday.ts';
import { DownloadIcon } from '../../ui/icons/icons.tsx';
import { showToast } from '../../ui/toasts/toasts.ts';
import type { DebtEntry } from './accountAnswers.ts';

const header = ['Cuenta', 'Empresa', 'Servicio', 'Detalle', 'Factura', 'Vencimiento', 'Monto'];

/**
 * The debts found as CSV with a byte order mark, a row for each, in the bank's order; `show` writes
 * an identifier as people read it.
 */
function debtsCsv(entries: readonly DebtEntry[], show: (value: string) => string): string {
  const rows = entries.map(({ debt, account }) => [
    plainText(show(account.value)),
    plainText(debt.company.name),
    plainText(debt.contract_name),
    plainText(debt.description),
    plainText(debt.invoiceId),
    { day: debt.dueDate },
    debt.amount,
  ]);
  return `\uFEFF${toCsv(header, rows)}`;
}

/** The debts found, and where they were looked up. */
interface DebtFilesProps {
  entries: readonly DebtEntry[];
  company: Company;
  contract: Contract;
  kind: LookupQuery['kind'];
  /** Writes an identifier as people read it. */
  show: (value: string) => string;
}

/** All debts found as files, whatever the list is searched for: a table, and the due days for a calendar. */
export function DebtFiles({ entries, company, contract, kind, show }: DebtFilesProps) {
  const today = useToday();
  const target = { companyId: company.id, contractId: contract.id };
  const bills = () =>
    entries.map(({ debt, account: { value } }) => ({
      debt,
      link: lookupLink(target, { kind, value }),
    }));
  const saveCsv = () => {
    const name = `deudas-${today}.csv`;
    saveText(debtsCsv(entries, show), name, 'text/csv');
    showToast({
      targetClass: 'success',
      text: `Descargamos ${name} con todo lo que encontramos: ${countDebts(entries.length)}.`,
      suppressDuplicates: true,
    });
  };
  return (
    <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', mb: 1, ml: -1.5 }}>
      <Button variant="text" startIcon={<DownloadIcon size={20} />} onClick={saveCsv}>
        Descargar CSV
      </Button>
      <AddToCalendar bills={bills} />
    </Stack>
  );
}
