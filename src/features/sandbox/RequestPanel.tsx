import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { BankReport } from '../../../mocks/console.ts';
import { theme } from '../../theme/theme.ts';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { filterLog, logEntries } from './requestLog.ts';
import type { LogFilter } from './requestLog.ts';
import { RequestTable } from './RequestTable.tsx';
import { Section } from './Section.tsx';
import type { Act } from './useBank.ts';

const Tools = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'end',
  margin: '24px 0',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr 280px',
    // Lines up with the select beside it, which reserves room for a message below.
    '& > :first-of-type': { marginBlockEnd: 6 },
  },
});

const filters: { value: LogFilter; label: string }[] = [
  { value: 'all', label: 'Todas' },
  { value: 'failed', label: 'Sin éxito' },
  { value: 'violations', label: 'Contra el contrato' },
];

function Verdict({ count }: { count: number }) {
  if (count === 0) {
    return <Notice severity="success">Ninguna petición rompió el contrato del banco.</Notice>;
  }
  return (
    <Notice
      severity="error"
      title={
        count === 1
          ? 'El banco rechazó 1 petición fuera de contrato'
          : `El banco rechazó ${count} peticiones fuera de contrato`
      }
    />
  );
}

/** The requests that the bank received, newest first, and which broke the contract. */
export function RequestPanel({ report, act }: { report: BankReport; act: Act }) {
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<LogFilter>('all');
  const entries = filterLog(logEntries(report), filter, text);
  return (
    <Section
      title="Llamadas al banco"
      help="Las últimas 300, tal como llegaron. Las contraseñas van tapadas."
      actions={
        <Button variant="outlined" size="small" onClick={() => act((bank) => bank.clearLogs())}>
          Borrar registro
        </Button>
      }
    >
      <Verdict count={report.violations.length} />
      <Tools>
        <SearchField label="Buscar en el registro" value={text} onChange={setText} />
        <SelectField
          label="Mostrar"
          name="filter"
          value={filter}
          options={filters}
          onChange={(value) =>
            setFilter(filters.find((one) => one.value === value)?.value ?? 'all')
          }
        />
      </Tools>
      {entries.length === 0 ? (
        <EmptyState title="No hay llamadas que mostrar" headingLevel={3} />
      ) : (
        <RequestTable entries={entries} />
      )}
    </Section>
  );
}
