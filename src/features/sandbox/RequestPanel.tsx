import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { timeOfDay } from './clock.ts';
import { DataTable } from './DataTable.tsx';
import type { Column, DataTableProps } from './DataTable.tsx';
import { filterLog, logEntries, printBody } from './requestLog.ts';
import type { LogEntry, LogFilter } from './requestLog.ts';
import type { BankReport } from './sandbox.ts';
import { Section } from './Section.tsx';
import { Tag } from './Tag.tsx';
import type { TagKind } from './Tag.tsx';
import type { Act } from './useBank.ts';

const Tools = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignItems: 'end',
  margin: '24px 0',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 280px' },
}));
const Path = styled('span')({ overflowWrap: 'anywhere', '& b': { marginRight: 8 } });
const Broken = styled('div')(({ theme }) => ({
  marginTop: 2,
  color: theme.vars.palette.error.main,
}));
const Facts = styled('dl')(({ theme }) => ({
  margin: 0,
  padding: 16,
  borderRadius: 'var(--radius)',
  backgroundColor: theme.vars.palette.action.hover,
  '& dt': { fontWeight: 600 },
  '& dd': { margin: '4px 0 0' },
  '& dd + dt': { marginTop: 12 },
  '& pre': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
}));

const filters: { value: LogFilter; label: string }[] = [
  { value: 'all', label: 'Todas' },
  { value: 'failed', label: 'Sin éxito' },
  { value: 'violations', label: 'Contra el contrato' },
];

function kindOf(status: number): TagKind {
  if (status === 0 || status >= 500) return 'danger';
  return status >= 400 ? 'warning' : 'success';
}

const pathOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

const columns: Column<LogEntry>[] = [
  { label: 'Hora', cell: ({ at }) => timeOfDay(at) },
  {
    label: 'Petición',
    cell: ({ method, url, violation }) => (
      <>
        <Path>
          <b>{method}</b>
          {pathOf(url)}
        </Path>
        {violation !== undefined && <Broken>{violation}</Broken>}
      </>
    ),
  },
  { label: 'Llamada', cell: ({ endpoint }) => endpoint },
  {
    label: 'Respuesta',
    cell: ({ status }) => (
      <Tag kind={kindOf(status)}>{status === 0 ? 'Sin respuesta' : status}</Tag>
    ),
  },
];

function Detail({ url, headers, body }: LogEntry) {
  return (
    <Facts>
      <dt>URL</dt>
      <dd>{url}</dd>
      <dt>Cabeceras</dt>
      <dd>
        <pre>
          {Object.entries(headers)
            .map(([name, value]) => `${name}: ${value}`)
            .join('\n')}
        </pre>
      </dd>
      {body !== undefined && (
        <>
          <dt>Cuerpo</dt>
          <dd>
            <pre>{printBody(body)}</pre>
          </dd>
        </>
      )}
    </Facts>
  );
}

const detail: NonNullable<DataTableProps<LogEntry>['detail']> = {
  name: ({ endpoint, at }) => `Detalle de ${endpoint}, ${timeOfDay(at)}`,
  of: (entry) => <Detail {...entry} />,
};

function Verdict({ count }: { count: number }) {
  if (count === 0) {
    return <Notice kind="success">Ninguna petición rompió el contrato del banco.</Notice>;
  }
  return (
    <Notice
      kind="danger"
      title={
        count === 1
          ? 'El banco rechazó 1 petición fuera de contrato'
          : `El banco rechazó ${count} peticiones fuera de contrato`
      }
    />
  );
}

/** What the bank saw, newest first, and what of it broke the contract. */
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
        <DataTable
          label="Llamadas"
          rows={entries}
          getKey={({ id }) => String(id)}
          columns={columns}
          detail={detail}
        />
      )}
    </Section>
  );
}
