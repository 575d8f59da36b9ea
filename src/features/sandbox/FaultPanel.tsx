import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Fault, Scenario } from '../../../mocks/scenarios.ts';
import { palette } from '../../theme/theme.ts';
import { DataTable } from './DataTable.tsx';
import type { Column } from './DataTable.tsx';
import { FaultForm } from './FaultForm.tsx';
import { callName, describeFault } from './scenarioWords.ts';
import { Columns, Section, WrappedList, focusSection } from './Section.tsx';
import type { Act } from './useBank.ts';

const Quiet = styled('p')({
  margin: 0,
  color: palette.text.secondary,
});

/** The most common faults. */
const shortcuts: { label: string; fault: Fault; endpoint?: string }[] = [
  { label: 'Todo lento (3 s)', fault: { kind: 'slow', ms: 3000 } },
  { label: 'Banco caído', fault: { kind: 'network' } },
  { label: 'Todo con error 500', fault: { kind: 'error500' } },
  { label: 'Todo con 401', fault: { kind: 'unauthorized401' } },
  { label: 'Nada responde', fault: { kind: 'timeout' } },
  {
    label: 'Pago inscrito sin respuesta',
    fault: { kind: 'timeout', afterWork: true, times: 1 },
    endpoint: 'inscribe',
  },
];

function RemoveButton({ endpoint, act }: { endpoint: string; act: Act }) {
  return (
    <Button
      variant="text"
      size="small"
      aria-label={`Quitar la falla de ${callName(endpoint)}`}
      onClick={({ currentTarget }) => {
        focusSection(currentTarget);
        void act((bank) => bank.clearFaults(endpoint));
      }}
    >
      Quitar
    </Button>
  );
}

function columnsFor(act: Act): Column<[endpoint: string, fault: Fault]>[] {
  return [
    { label: 'Llamada', cell: ([endpoint]) => callName(endpoint) },
    { label: 'Falla', cell: ([, fault]) => describeFault(fault) },
    {
      label: 'Acción',
      end: true,
      cell: ([endpoint]) => <RemoveButton endpoint={endpoint} act={act} />,
    },
  ];
}

/** The faults that are set, and the form to set another (docs/trust.md, T18). */
export function FaultPanel({
  faults,
  endpoints,
  act,
}: Pick<Scenario, 'faults'> & { endpoints: readonly string[]; act: Act }) {
  const rows = Object.entries(faults);
  return (
    <Section
      title="Fallas"
      help="Una falla por llamada. La de una llamada vale más que la de todas."
    >
      <WrappedList aria-label="Atajos" style={{ marginBottom: 32 }}>
        {shortcuts.map(({ label, fault, endpoint }) => (
          <li key={label}>
            <Button
              variant="outlined"
              size="small"
              onClick={() => act((bank) => bank.setFault(fault, endpoint))}
            >
              {label}
            </Button>
          </li>
        ))}
      </WrappedList>
      <Columns>
        <FaultForm endpoints={endpoints} act={act} />
        <div>
          {rows.length === 0 ? (
            <Quiet>No hay fallas puestas.</Quiet>
          ) : (
            <DataTable
              label="Fallas puestas"
              rows={rows}
              getKey={([endpoint]) => endpoint}
              columns={columnsFor(act)}
            />
          )}
        </div>
      </Columns>
    </Section>
  );
}
