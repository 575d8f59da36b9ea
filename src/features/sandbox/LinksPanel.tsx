import Button from '@mui/material/Button';
import type { PaymentLink } from '../../../mocks/bank/state.ts';
import { useNow } from '../../ui/hooks/useNow.ts';
import { Tag } from '../../ui/text/Tag.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { dayAndTime } from './clock.ts';
import { DataTable } from './DataTable.tsx';
import type { Column } from './DataTable.tsx';
import { Section, focusSection } from './Section.tsx';
import type { Act } from './useBank.ts';

function Expire({ id, referencia, act }: PaymentLink & { act: Act }) {
  return (
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
  );
}

function columnsFor(act: Act, now: number): Column<PaymentLink>[] {
  const isOver = ({ expiresAt }: PaymentLink) => expiresAt <= now;
  return [
    { label: 'Referencia', cell: ({ referencia }) => referencia },
    { label: 'De', cell: ({ nombreCliente }) => <UntrustedText>{nombreCliente}</UntrustedText> },
    {
      label: 'Vence',
      cell: (link) => (isOver(link) ? <Tag>Vencido</Tag> : dayAndTime(link.expiresAt)),
    },
    {
      label: 'Decidir',
      cell: (link) => (isOver(link) ? null : <Expire {...link} act={act} />),
    },
  ];
}

/** The payment links since the bank was reset, newest first; each can be made to expire. */
export function LinksPanel({ links, act }: { links: readonly PaymentLink[]; act: Act }) {
  const now = useNow();
  if (links.length === 0) return null;
  return (
    <Section title="Links de pago" help="Llegan por correo y se pagan en /pagoEmail.">
      <DataTable
        label="Links de pago"
        rows={[...links].reverse()}
        getKey={({ id }) => id}
        columns={columnsFor(act, now)}
      />
    </Section>
  );
}
