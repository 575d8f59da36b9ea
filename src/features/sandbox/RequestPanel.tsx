import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { BankReport } from '../../../mocks/console.ts';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { timeOfDay } from './clock.ts';
import { RecordTable } from './RecordTable.tsx';
import type { Column } from './RecordTable.tsx';
import { filterLog, logEntries, printBody } from './requestLog.ts';
import type { LogEntry, LogFilter } from './requestLog.ts';
import { Section } from './Section.tsx';
import type { Act } from './useBank.ts';

const filters: { value: LogFilter; label: string }[] = [
  { value: 'all', label: 'Todas' },
  { value: 'failed', label: 'Sin éxito' },
  { value: 'violations', label: 'Contra el contrato' },
];

function colorOf(status: number) {
  if (status === 0 || status >= 500) return 'error';
  return status >= 400 ? 'warning' : 'success';
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

const textOf = ({ url, headers, body }: LogEntry) =>
  [
    url,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : ['', printBody(body)]),
  ].join('\n');

const columns: Column<LogEntry>[] = [
  { label: 'Hora', cell: ({ at }) => timeOfDay(at) },
  {
    label: 'Petición',
    cell: (entry) => (
      <Box component="details" sx={{ overflowWrap: 'anywhere' }}>
        <summary>
          <b>{`${entry.method} `}</b>
          <span>{pathOf(entry.url)}</span>
          <Typography component="span" variant="body2" color="error">
            {entry.violation && ` ${entry.violation}`}
          </Typography>
        </summary>
        <Box component="pre" sx={{ whiteSpace: 'pre-wrap' }}>
          {textOf(entry)}
        </Box>
      </Box>
    ),
  },
  { label: 'Llamada', cell: ({ endpoint }) => endpoint },
  {
    label: 'Respuesta',
    cell: ({ status }) => (
      <Chip color={colorOf(status)} label={status === 0 ? 'Sin respuesta' : status} />
    ),
  },
];

/**
 * The requests that the bank received, newest first, and which broke the contract; each unfolds its
 * URL, headers and body.
 */
export function RequestPanel({ report, act }: { report: BankReport; act: Act }) {
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<LogFilter>('all');
  const entries = filterLog(logEntries(report), filter, text);
  const broken = report.violations.length;
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
      {broken === 0 ? (
        <Alert severity="success" role="none">
          Ninguna petición rompió el contrato del banco.
        </Alert>
      ) : (
        <Alert severity="error" role="none">
          {broken === 1
            ? 'El banco rechazó 1 petición fuera de contrato'
            : `El banco rechazó ${broken} peticiones fuera de contrato`}
        </Alert>
      )}
      <Grid container spacing={2} sx={{ alignItems: 'flex-end' }}>
        <Grid size={{ xs: 12, sm: 8 }}>
          <SearchField label="Buscar en el registro" value={text} onChange={setText} />
        </Grid>
        <Grid size={{ xs: 12, sm: 4 }}>
          <SelectField
            label="Mostrar"
            name="filter"
            value={filter}
            options={filters}
            onChange={(value) =>
              setFilter(filters.find((one) => one.value === value)?.value ?? 'all')
            }
          />
        </Grid>
      </Grid>
      {entries.length === 0 ? (
        <EmptyState title="No hay llamadas que mostrar" headingLevel={3} />
      ) : (
        <RecordTable
          label="Llamadas"
          rows={entries}
          getKey={({ id }) => String(id)}
          columns={columns}
        />
      )}
    </Section>
  );
}
