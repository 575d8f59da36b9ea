import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useGetPaymentQuery } from '../../api/paymentsApi.ts';
import type { Payment } from '../../api/paymentsApi.ts';
import { formatDateTime } from '../../lib/dates/dates.ts';
import { sumAmounts } from '../../lib/money.ts';
import { paths } from '../../paths.ts';
import { groupItems } from '../../store/cart/cartItems.ts';
import { PaperSlip, SlipDivider } from '../../ui/drawings/PaperSlip.tsx';
import { FormActions } from '../../ui/forms/FormActions.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { TotalLine } from '../../ui/text/TotalLine.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { FollowStatus } from './FollowStatus.tsx';
import { OutcomeHeading } from './OutcomeHeading.tsx';
import { askingLead, checkLead, outcomeOf } from './outcomes.ts';
import { ReturnLink } from './ReturnLink.tsx';

/** What each company got, in pesos, in the order of the payment. */
const companiesOf = ({ items }: Payment) =>
  groupItems(items).map(({ key, company, items: own }) => ({
    key,
    name: company.name,
    amount: sumAmounts(own),
  }));

/** A fact of a payment, on a line. */
function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between' }}>
      <Typography component="dt">{term}</Typography>
      <Typography component="dd" sx={{ m: 0, textAlign: 'end' }}>
        {children}
      </Typography>
    </Stack>
  );
}

/**
 * A payment for whoever holds its reference and did not make it: what a check needs (state, day,
 * total, companies and amounts), nothing that identifies who paid.
 */
export function PaymentCheck({ reference }: { reference: string }) {
  const { data: payment, isLoading } = useGetPaymentQuery(reference);
  const outcome = payment === null ? 'unknown' : outcomeOf(payment);
  const lead = isLoading ? askingLead : payment && checkLead(payment);
  return (
    <>
      <OutcomeHeading outcome={outcome} lead={lead ?? undefined} />
      <Stack spacing={4}>
        <FollowStatus reference={reference} outcome={outcome} />
        {payment && (
          <PaperSlip>
            <Stack component="dl" spacing={1.5} aria-label="Datos del pago" sx={{ m: 0 }}>
              <Fact term="Fecha">{formatDateTime(payment.date)}</Fact>
              {companiesOf(payment).map(({ key, name, amount }) => (
                <Fact key={key} term={<UntrustedText>{name}</UntrustedText>}>
                  <MoneyText amount={amount} />
                </Fact>
              ))}
            </Stack>
            <SlipDivider />
            <TotalLine amount={payment.total} />
          </PaperSlip>
        )}
        <FormActions>
          {outcome === 'unknown' && (
            <Button href={paths.result} variant="outlined">
              Buscar otra referencia
            </Button>
          )}
          <ReturnLink />
        </FormActions>
      </Stack>
    </>
  );
}
