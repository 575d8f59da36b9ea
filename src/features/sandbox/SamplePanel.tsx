import type { DemoPayer } from '../../../mocks/sandbox.ts';
import { RecordTable } from './RecordTable.tsx';
import type { Columns } from './RecordTable.tsx';
import { SampleList, SampleValue } from './SampleData.tsx';
import { Section } from './Section.tsx';
import type { PanelProps } from './useBank.ts';

const columns: Columns<DemoPayer> = {
  Correo: ({ email }) => <SampleValue>{email}</SampleValue>,
  Contraseña: ({ password }) => <SampleValue>{password}</SampleValue>,
  'Qué pasa': ({ outcome }) => outcome,
};

export function SamplePanel({ sandbox: { samples, payers } }: Pick<PanelProps, 'sandbox'>) {
  return (
    <>
      <Section title="Datos de prueba" help="Cada empresa abre la consulta en su servicio.">
        <SampleList samples={samples} />
      </Section>
      <Section title="Usuarios de prueba">
        <RecordTable
          label="Usuarios de prueba"
          rows={payers}
          getKey={({ email }) => email}
          columns={columns}
        />
      </Section>
    </>
  );
}
