import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { ChipProps } from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { Inscription, PaymentLink } from '../../../mocks/bank/state.ts';
import { countOf } from '../../lib/counts.ts';
import { resultPath } from '../../paths.ts';
import { useNow } from '../../ui/hooks/useNow.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { dayAndTime, duration } from './clock.ts';
import { RecordTable } from './RecordTable.tsx';
import type { Column } from './RecordTable.tsx';
import { Section, focusSection } from './Section.tsx';
import type { Act } from './useBank.ts';

const states: Record<Inscription['estado'], { label: string; color: ChipProps['color'] }> = {
  ABIERTA: { label: 'Sin decidir', color: 'default' },
  PAGADO: { label: 'Pagado', color: 'success' },
  PENDIENTE: { label: 'Pendiente', color: 'warning' },
  RECHAZADO: { label: 'Rechazado', color: 'error' },
};

function State({ estado, settlesAt }: Inscription) {
  const now = useNow();
  return (
    <>
      <Chip {...states[estado]} />
      {estado === 'PENDIENTE' && (
        <Typography variant="body2" color="textSecondary">
          {settlesAt === null
            ? 'Espera tu decisión'
            : `Se paga en ${duration((settlesAt - now) / 1000)}`}
        </Typography>
      )}
    </>
  );
}

function companiesOf({ lines }: Inscription): string {
  const names = new Set(lines.map(({ item }) => item.company.name));
  return `${[...names].join(', ')} · ${countOf(lines.length, 'cuenta')}`;
}

const decisions = [
  { estado: 'PAGADO', label: 'Aprobar', color: 'primary' },
  { estado: 'RECHAZADO', label: 'Rechazar', color: 'error' },
] as const;

function Settle({ referencia, act }: { referencia: string; act: Act }) {
  return (
    <Stack direction="row" spacing={1}>
      {decisions.map(({ estado, label, color }) => (
        <Button
          key={estado}
          variant="outlined"
          size="small"
          color={color}
          aria-label={`${label} ${referencia}`}
          onClick={({ currentTarget }) => {
            focusSection(currentTarget);
            void act((bank) => bank.settlePending(estado, referencia));
          }}
        >
          {label}
        </Button>
      ))}
    </Stack>
  );
}

const paymentColumns = (act: Act): Column<Inscription>[] => [
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
  {
    label: 'Total',
    align: 'right',
    cell: ({ total }) => <MoneyText amount={total} size="small" />,
  },
  { label: 'Estado', cell: (payment) => <State {...payment} /> },
  {
    label: 'Decidir',
    cell: ({ estado, referencia }) =>
      estado === 'PENDIENTE' && <Settle referencia={referencia} act={act} />,
  },
];

const linkColumns = (act: Act, now: number): Column<PaymentLink>[] => [
  { label: 'Referencia', cell: ({ referencia }) => referencia },
  { label: 'De', cell: ({ nombreCliente }) => <UntrustedText>{nombreCliente}</UntrustedText> },
  {
    label: 'Vence',
    cell: ({ expiresAt }) => (expiresAt <= now ? <Chip label="Vencido" /> : dayAndTime(expiresAt)),
  },
  {
    label: 'Decidir',
    cell: ({ id, referencia, expiresAt }) =>
      expiresAt > now && (
        <Button
          variant="outlined"
          size="small"
          aria-label={`Vencer el link de ${referencia}`}
          onClick={({ currentTarget }) => {
            focusSection(currentTarget);
            void act((bank) => bank.expireLink(id));
          }}
        >
          Vencer
        </Button>
      ),
  },
];

/**
 * The payments and payment links since the bank was reset, newest first: pending payments can be
 * settled, links be made to expire.
 */
export function PaymentsPanel({
  payments,
  links,
  act,
}: {
  payments: readonly Inscription[];
  links: readonly PaymentLink[];
  act: Act;
}) {
  const now = useNow();
  const hasPending = payments.some(({ estado }) => estado === 'PENDIENTE');
  return (
    <Stack spacing={6}>
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
          <RecordTable
            label="Pagos"
            rows={[...payments].reverse()}
            getKey={({ referencia }) => referencia}
            columns={paymentColumns(act)}
          />
        )}
      </Section>
      {links.length > 0 && (
        <Section title="Links de pago" help="Llegan por correo y se pagan en /pagoEmail.">
          <RecordTable
            label="Links de pago"
            rows={[...links].reverse()}
            getKey={({ id }) => id}
            columns={linkColumns(act, now)}
          />
        </Section>
      )}
    </Stack>
  );
}
