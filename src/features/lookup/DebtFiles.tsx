import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Company, Contract } from '../../api/catalogueApi.ts';
import { AddToCalendar } from '../../components/calendar/AddToCalendar.tsx';
import { saveText } from '../../lib/saveFile.ts';
import { lookupLink } from '../../lookupLinks.ts';
import type { LookupQuery } from '../../store/lookupSlice.ts';
import { useToday } from '../../ui/dates/useToday.ts';
import { DownloadIcon } from '../../ui/icons/icons.tsx';
import type { DebtEntry } from './accountAnswers.ts';
import { debtsCsv } from './debtsCsv.ts';

/** The debts found, and where they were looked up. */
interface DebtFilesProps {
  entries: readonly DebtEntry[];
  company: Company;
  contract: Contract;
  kind: LookupQuery['kind'];
  /** Writes an identifier as people read it. */
  show: (value: string) => string;
}

/** The debts found as files: a table, and the due days for a calendar. */
export function DebtFiles({ entries, company, contract, kind, show }: DebtFilesProps) {
  const today = useToday();
  const target = { companyId: company.id, contractId: contract.id };
  const bills = () =>
    entries.map(({ debt, account: { value } }) => ({
      debt,
      link: lookupLink(target, { kind, value }),
    }));
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1, ml: -1.5 }}>
      <Button
        variant="text"
        startIcon={<DownloadIcon size={20} />}
        onClick={() => saveText(debtsCsv(entries, show), `deudas-${today}.csv`, 'text/csv')}
      >
        Descargar CSV
      </Button>
      <AddToCalendar bills={bills} />
    </Stack>
  );
}
