import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { useGetPaymentQuery } from '../../api/paymentsApi.ts';
import type { Payment } from '../../api/paymentsApi.ts';
import { formatStamp } from '../../lib/dates.ts';
import { sumAmounts } from '../../lib/money.ts';
import { paths } from '../../paths.ts';
import { groupItems } from '../../store/cart/cartItems.ts';
import { PaperSlip, SlipDivider } from '../../ui/drawings/PaperSlip.tsx';
import { FormActions } from '../../ui/forms/formLayout.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { TotalLine } from '../../ui/text/TotalLine.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { FollowStatus } from './FollowStatus.tsx';
import { OutcomeHeading } from './OutcomeHeading.tsx';
import { askingLead, checkLead, outcomeOf } from './outcomes.ts';
import { CheckLines, Parts, ReturnLink } from './resultFrame.tsx';

/** What each company got, in pesos, in the order of the payment. */
const companiesOf = ({ items }: Payment) =>
  groupItems(items).map(({ key, company, items: own }) => ({
    key,
    name: company.name,
    amount: sumAmounts(own),
  }));

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
      <Parts>
        <FollowStatus reference={reference} outcome={outcome} />
        {payment && (
          <PaperSlip>
            <CheckLines aria-label="Datos del pago">
              <div>
                <dt>Fecha</dt>
                <dd>{formatStamp(payment.date)}</dd>
              </div>
              {companiesOf(payment).map(({ key, name, amount }) => (
                <div key={key}>
                  <dt>
                    <UntrustedText>{name}</UntrustedText>
                  </dt>
                  <dd>
                    <MoneyText amount={amount} />
                  </dd>
                </div>
              ))}
            </CheckLines>
            <SlipDivider />
            <TotalLine amount={payment.total} />
          </PaperSlip>
        )}
        <FormActions>
          {outcome === 'unknown' && (
            <Button component={RouterLink} to={paths.result} variant="outlined">
              Buscar otra referencia
            </Button>
          )}
          <ReturnLink />
        </FormActions>
      </Parts>
    </>
  );
}
