import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { styled } from '@mui/material/styles';
import type { DemoPayer, Sample, Sandbox } from '../../../mocks/sandbox.ts';
import { lookupPath } from '../../paths.ts';
import { DataTable } from './DataTable.tsx';
import type { Column } from './DataTable.tsx';
import { Section } from './Section.tsx';

const Code = styled('code')({ WebkitUserSelect: 'all', fontSize: '1.05em' });

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
  { label: 'Valor', cell: ({ value }) => <Code>{value}</Code> },
  { label: 'Qué encuentra', cell: ({ outcome }) => outcome },
];

const payerColumns: Column<DemoPayer>[] = [
  { label: 'Correo', cell: ({ email }) => <Code>{email}</Code> },
  { label: 'Contraseña', cell: ({ password }) => <Code>{password}</Code> },
  { label: 'Qué pasa', cell: ({ outcome }) => outcome },
];

/** All sample identifiers of this bank, with links to their lookup, and the demo payers. */
export function SamplePanel({ samples, payers }: Pick<Sandbox, 'samples' | 'payers'>) {
  return (
    <>
      <Section title="Datos de prueba" help="Cada empresa abre la consulta en su servicio.">
        <DataTable
          label="Datos de prueba"
          rows={samples}
          getKey={({ contractId, label, value }) => `${contractId} ${label} ${value}`}
          columns={sampleColumns}
        />
      </Section>
      <Section title="Usuarios de prueba">
        <DataTable
          label="Usuarios de prueba"
          rows={payers}
          getKey={({ email }) => email}
          columns={payerColumns}
        />
      </Section>
    </>
  );
}
