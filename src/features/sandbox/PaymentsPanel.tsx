import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { styled } from '@mui/material/styles';
import type { Inscription } from '../../../mocks/bank/state.ts';
import { countOf } from '../../lib/counts.ts';
import { resultPath } from '../../paths.ts';
import { palette } from '../../theme/theme.ts';
import { useNow } from '../../ui/hooks/useNow.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { Tag } from '../../ui/text/Tag.tsx';
import type { TagKind } from '../../ui/text/Tag.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { dayAndTime, duration } from './clock.ts';
import { DataTable } from './DataTable.tsx';
import type { Column } from './DataTable.tsx';
import { ButtonRow, Section } from './Section.tsx';
import type { Act } from './useBank.ts';

const Note = styled('div')({ color: palette.text.secondary });

const states: Record<Inscription['estado'], { name: string; kind: TagKind }> = {
  ABIERTA: { name: 'Sin decidir', kind: 'plain' },
  PAGADO: { name: 'Pagado', kind: 'success' },
  PENDIENTE: { name: 'Pendiente', kind: 'warning' },
  RECHAZADO: { name: 'Rechazado', kind: 'danger' },
};

function State({ estado, settlesAt }: Inscription) {
  const now = useNow();
  const { name, kind } = states[estado];
  return (
    <>
      <Tag kind={kind}>{name}</Tag>
      {estado === 'PENDIENTE' && (
        <Note>
          {settlesAt === null
            ? 'Espera tu decisión'
            : `Se paga en ${duration((settlesAt - now) / 1000)}`}
        </Note>
      )}
    </>
  );
}

function companiesOf({ lines }: Inscription): string {
  const names = new Set(lines.map(({ item }) => item.company.name));
  return `${[...names].join(', ')} · ${countOf(lines.length, 'cuenta')}`;
}

function Settle({ referencia, act }: { referencia: string; act: Act }) {
  const settle = (estado: 'PAGADO' | 'RECHAZADO', button: HTMLButtonElement) => {
    // The buttons are about to disappear.
    button.closest('tr')?.querySelector('a')?.focus();
    void act((bank) => bank.settlePending(estado, referencia));
  };
  return (
    <ButtonRow>
      <Button
        variant="outlined"
        size="small"
        aria-label={`Aprobar ${referencia}`}
        onClick={({ currentTarget }) => settle('PAGADO', currentTarget)}
      >
        Aprobar
      </Button>
      <Button
        variant="outlined"
        size="small"
        color="error"
        aria-label={`Rechazar ${referencia}`}
        onClick={({ currentTarget }) => settle('RECHAZADO', currentTarget)}
      >
        Rechazar
      </Button>
    </ButtonRow>
  );
}

function columnsFor(act: Act): Column<Inscription>[] {
  return [
    {
      label: 'Referencia',
      cell: ({ referencia }) => (
        <Link component={RouterLink} to={resultPath(referencia)}>
          {referencia}
        </Link>
      ),
    },
    { label: 'Fecha', cell: ({ fecha }) => dayAndTime(fecha) },
    { label: 'Cuentas', cell: companiesOf },
    { label: 'Correo', cell: ({ correo }) => <UntrustedText>{correo}</UntrustedText> },
    { label: 'Total', end: true, cell: ({ total }) => <MoneyText amount={total} size="small" /> },
    { label: 'Estado', cell: (payment) => <State {...payment} /> },
    {
      label: 'Decidir',
      cell: ({ estado, referencia }) =>
        estado === 'PENDIENTE' ? <Settle referencia={referencia} act={act} /> : null,
    },
  ];
}

/** The payments since the bank was reset, newest first; pending ones can be settled. */
export function PaymentsPanel({ payments, act }: { payments: readonly Inscription[]; act: Act }) {
  const hasPending = payments.some(({ estado }) => estado === 'PENDIENTE');
  return (
    <Section
      title="Pagos del banco"
      help="Cada inscripción del portal y lo que fue de ella."
      actions={
        hasPending && (
          <Button
            variant="outlined"
            size="small"
            onClick={() => act((bank) => bank.settlePending('PAGADO'))}
          >
            Aprobar los pendientes
          </Button>
        )
      }
    >
      {payments.length === 0 ? (
        <EmptyState mark="receipt" title="El banco aún no recibe pagos" headingLevel={3} />
      ) : (
        <DataTable
          label="Pagos"
          rows={[...payments].reverse()}
          getKey={({ referencia }) => referencia}
          columns={columnsFor(act)}
        />
      )}
    </Section>
  );
}
