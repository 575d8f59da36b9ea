import Link from '@mui/material/Link';
import type { Inscription, PaymentLink } from '../../../mocks/bank/state.ts';
import { resultPath } from '../../config/paths.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { dayAndTime, timeOfDay } from './clock.ts';
import { RecordTable } from './RecordTable.tsx';
import type { Columns } from './RecordTable.tsx';
import { Actions, Section } from './Section.tsx';
import type { Act, PanelProps } from './useBank.ts';

function stateOf({ estado, settlesAt }: Inscription): string {
  if (estado !== 'PENDIENTE' || settlesAt === null) return estado;
  return `PENDIENTE, se paga a las ${timeOfDay(settlesAt)}`;
}

const paymentColumns = (act: Act): Columns<Inscription> => ({
  Referencia: ({ referencia }) => <Link href={resultPath(referencia)}>{referencia}</Link>,
  Fecha: ({ fecha }) => dayAndTime(fecha),
  Cuentas: ({ lines }) => `${lines[0]?.item.company.name} · ${lines.length}`,
  Correo: ({ correo }) => <UntrustedText>{correo}</UntrustedText>,
  Total: ({ total }) => <MoneyText amount={total} size="small" />,
  Estado: stateOf,
  Decidir: ({ estado, referencia }) =>
    estado === 'PENDIENTE' && (
      <Actions
        of={{
          Aprobar: () => act((bank) => bank.settlePending('PAGADO', referencia)),
          Rechazar: () => act((bank) => bank.settlePending('RECHAZADO', referencia)),
        }}
        on={referencia}
      />
    ),
});

const linkColumns = (act: Act): Columns<PaymentLink> => ({
  Referencia: ({ referencia }) => referencia,
  De: ({ nombreCliente }) => <UntrustedText>{nombreCliente}</UntrustedText>,
  Vence: ({ expiresAt }) => dayAndTime(expiresAt),
  Decidir: ({ id, referencia, expiresAt }) =>
    expiresAt > Date.now() ? (
      <Actions
        of={{ Vencer: () => act((bank) => bank.expireLink(id)) }}
        on={`el link de ${referencia}`}
      />
    ) : (
      'Vencido'
    ),
});

/**
 * Lists the payments and payment links since the bank's last reset, newest first, with buttons that
 * settle pending payments and expire links.
 */
export function PaymentsPanel({ report, act }: Pick<PanelProps, 'report' | 'act'>) {
  return (
    <>
      <Section
        title="Pagos del banco"
        help="Cada inscripción del portal y lo que fue de ella."
        actions={{ 'Aprobar los pendientes': () => act((bank) => bank.settlePending('PAGADO')) }}
      >
        <RecordTable
          label="Pagos"
          rows={[...report.payments].reverse()}
          getKey={({ referencia }) => referencia}
          columns={paymentColumns(act)}
        />
      </Section>
      <Section title="Links de pago" help="Llegan por correo y se pagan en /pagoEmail.">
        <RecordTable
          label="Links de pago"
          rows={[...report.links].reverse()}
          getKey={({ id }) => id}
          columns={linkColumns(act)}
        />
      </Section>
    </>
  );
}
