import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router';
import type { DemoPayer, Sample, Sandbox } from '../../../mocks/sandbox.ts';
import { lookupPath } from '../../paths.ts';
import { RecordTable } from './RecordTable.tsx';
import type { Column } from './RecordTable.tsx';
import { Section } from './Section.tsx';

/** What is chosen as a whole, to be copied. */
const code = (text: string) => (
  <Box component="code" translate="no" sx={{ userSelect: 'all' }}>
    {text}
  </Box>
);

const sampleColumns: Column<Sample>[] = [
  {
    label: 'Empresa',
    cell: (sample) => (
      <Link component={RouterLink} to={lookupPath(sample)}>
        {`${sample.companyName} · ${sample.contractName}`}
      </Link>
    ),
  },
  { label: 'Identificador', cell: ({ label }) => label },
  { label: 'Valor', cell: ({ value }) => code(value) },
  { label: 'Qué encuentra', cell: ({ outcome }) => outcome },
];

const payerColumns: Column<DemoPayer>[] = [
  { label: 'Correo', cell: ({ email }) => code(email) },
  { label: 'Contraseña', cell: ({ password }) => code(password) },
  { label: 'Qué pasa', cell: ({ outcome }) => outcome },
];

/** All sample identifiers of this bank, with links to their lookup, and the demo payers. */
export function SamplePanel({ samples, payers }: Pick<Sandbox, 'samples' | 'payers'>) {
  return (
    <Stack spacing={6}>
      <Section title="Datos de prueba" help="Cada empresa abre la consulta en su servicio.">
        <RecordTable
          label="Datos de prueba"
          rows={samples}
          getKey={({ contractId, label, value }) => `${contractId} ${label} ${value}`}
          columns={sampleColumns}
        />
      </Section>
      <Section title="Usuarios de prueba">
        <RecordTable
          label="Usuarios de prueba"
          rows={payers}
          getKey={({ email }) => email}
          columns={payerColumns}
        />
      </Section>
    </Stack>
  );
}
