import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import type { LoggedRequest } from '../../../mocks/bank/state.ts';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { timeOfDay } from './clock.ts';
import { RecordTable } from './RecordTable.tsx';
import type { Columns } from './RecordTable.tsx';
import { Section } from './Section.tsx';
import type { PanelProps } from './useBank.ts';

/**
 * Returns the URL, headers and body of a request; a JSON body is indented, any other is unchanged.
 */
function textOf({ url, headers, body }: LoggedRequest): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const text = typeof body === 'string' ? body : JSON.stringify(body, undefined, 2);
  return [url, ...lines, '', text].join('\n');
}

const columns: Columns<LoggedRequest> = {
  Hora: ({ at }) => timeOfDay(at),
  Petición: (request) => (
    <Box component="details" sx={{ overflowWrap: 'anywhere' }}>
      <summary>{`${request.method} ${request.url.replace(/^\w+:\/\/[^/]+/, '')}`}</summary>
      <Box component="pre" sx={{ whiteSpace: 'pre-wrap' }}>
        {textOf(request)}
      </Box>
    </Box>
  ),
  Llamada: ({ endpoint }) => endpoint,
  Respuesta: ({ status }) => (
    <Chip
      color={status < 400 && status > 0 ? 'success' : 'error'}
      label={status || 'Sin respuesta'}
    />
  ),
  'Contra el contrato': ({ violation }) => violation,
};

/** Lists the requests that the bank received, newest first, with the violations of its contract. */
export function RequestPanel({ report, act }: Pick<PanelProps, 'report' | 'act'>) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const rows = report.requests.filter((request) =>
    JSON.stringify(request).toLowerCase().includes(wanted),
  );
  const broken = report.requests.filter(({ violation }) => violation).length;
  return (
    <Section
      title="Llamadas al banco"
      help="Las últimas 300, tal como llegaron. Van tapadas contraseñas, tokens y claves de pago."
      actions={{ 'Borrar registro': () => act((bank) => bank.clearLogs()) }}
    >
      <Alert severity={broken === 0 ? 'success' : 'error'}>
        {broken === 0
          ? 'Ninguna petición rompió el contrato del banco.'
          : `Peticiones contra el contrato, que el banco rechazó: ${broken}`}
      </Alert>
      <SearchField label="Buscar en el registro" value={text} onChange={setText} />
      <RecordTable
        label="Llamadas"
        rows={rows.reverse()}
        getKey={({ id }) => id}
        columns={columns}
      />
    </Section>
  );
}
