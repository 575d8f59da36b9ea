import { styled } from '@mui/material/styles';
import { palette } from '../../theme/theme.ts';
import { Tag } from '../../ui/text/Tag.tsx';
import type { TagKind } from '../../ui/text/Tag.tsx';
import { timeOfDay } from './clock.ts';
import { DataTable } from './DataTable.tsx';
import type { Column, DataTableProps } from './DataTable.tsx';
import { printBody } from './requestLog.ts';
import type { LogEntry } from './requestLog.ts';

const Path = styled('span')({ overflowWrap: 'anywhere', '& b': { marginRight: 8 } });
const Broken = styled('div')({
  marginTop: 2,
  color: palette.error.main,
});
const Facts = styled('dl')({
  margin: 0,
  padding: 16,
  borderRadius: 'var(--radius)',
  backgroundColor: palette.action.hover,
  '& dt': { fontWeight: 600 },
  '& dd': { margin: '4px 0 0' },
  '& dd + dt': { marginTop: 12 },
  '& pre': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

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
          <span>{pathOf(url)}</span>
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

/** Requests with method, path and status; each unfolds its URL, headers and body. */
export function RequestTable({ entries }: { entries: readonly LogEntry[] }) {
  return (
    <DataTable
      label="Llamadas"
      rows={entries}
      getKey={({ id }) => String(id)}
      columns={columns}
      detail={detail}
    />
  );
}
