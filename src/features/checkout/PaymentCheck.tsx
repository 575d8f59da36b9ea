import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Payment } from '../../api/paymentsApi.ts';
import { formatDateTime } from '../../lib/dates/dates.ts';
import { groupBy } from '../../lib/arrays.ts';
import { sumAmounts } from '../../lib/money.ts';
import { paymentSearchPath } from '../../config/paths.ts';
import type { Attempt } from '../../store/payment/attempt.ts';
import { usePayment } from '../../components/receipt/usePayment.ts';
import { PaperSlip, SlipDivider } from '../../ui/drawings/PaperSlip.tsx';
import { FormActions } from '../../ui/forms/Form.tsx';
import { LeftOutNotice } from '../../ui/page/LeftOutNotice.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { ReferenceText } from '../../ui/text/ReferenceText.tsx';
import { TotalLine } from '../../ui/text/TotalLine.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { FollowStatus } from './FollowStatus.tsx';
import { OutcomeHeading, ReturnLink } from './OutcomeHeading.tsx';
import { askingLead, checkLead, outcomeOf } from './outcomes.ts';
import { PayAgainButton } from './PayAgainButton.tsx';

/** The sum for each company in pesos; the companies are in the order of the `shares`. */
const companiesOf = ({ shares }: Payment) =>
  [...groupBy(shares, ({ company }) => company)].map(([name, own]) => ({
    name,
    amount: sumAmounts(own),
  }));

/**
 * Whether a text looks like a reference: at most 40 capital letters and digits, with at least three
 * digits and at most five letters in a row. Other texts are not shown, because the author of a URL
 * could place words on the page (docs/trust.md, T02).
 */
const isCode = (text: string) =>
  /^(?=(?:\D*\d){3})[\dA-Z]{1,40}$/.test(text) && !/[A-Z]{6}/.test(text);

function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    // A value that does not fit beside its term wraps below it.
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
      <Typography component="dt" sx={{ flex: '1 1 5rem' }}>
        {term}
      </Typography>
      <Typography component="dd" sx={{ m: 0, ml: 'auto', textAlign: 'end' }}>
        {children}
      </Typography>
    </Stack>
  );
}

interface PaymentCheckProps {
  reference: string;
  /**
   * Whether the visitor typed the reference; otherwise the author of a link may have put any words
   * in its place.
   */
  isTyped: boolean;
  /** This browser's attempt at the payment, if it made one. */
  own?: Attempt | undefined;
}

/**
 * A payment opened by its reference alone. Without the payment's key, the bank returns neither the
 * payer's e-mail nor the details of the bills.
 */
export function PaymentCheck({ reference, isTyped, own }: PaymentCheckProps) {
  const { data: payment, isLoading } = usePayment(reference);
  const outcome = payment === null ? 'unknown' : outcomeOf(payment);
  const canPayAgain = own && ['rejected', 'other'].includes(outcome);
  const lead = isLoading ? askingLead : payment && checkLead(payment);
  return (
    <>
      <OutcomeHeading outcome={outcome} lead={lead ?? undefined} />
      <Stack spacing={4}>
        {!payment && (isTyped || isCode(reference)) && (
          <span>
            <span>Referencia </span>
            <ReferenceText>{reference}</ReferenceText>
          </span>
        )}
        <FollowStatus reference={reference} outcome={outcome} />
        <LeftOutNotice count={payment?.itemsLeftOut ?? 0} noun="deuda">
          El total es el que informa el banco.
        </LeftOutNotice>
        {payment && (
          <PaperSlip>
            <Stack component="dl" spacing={1.5} aria-label="Datos del pago" sx={{ m: 0 }}>
              <Fact term="Referencia">
                <ReferenceText>{payment.reference}</ReferenceText>
              </Fact>
              <Fact term="Fecha">{formatDateTime(payment.date)}</Fact>
              {companiesOf(payment).map(({ name, amount }) => (
                <Fact key={name} term={<UntrustedText>{name}</UntrustedText>}>
                  <MoneyText amount={amount} />
                </Fact>
              ))}
            </Stack>
            <SlipDivider />
            <TotalLine amount={payment.total} />
          </PaperSlip>
        )}
        <FormActions>
          {(outcome === 'unknown' || !own) && (
            <Button
              href={paymentSearchPath}
              variant={outcome === 'unknown' ? 'contained' : 'outlined'}
            >
              Buscar otra referencia
            </Button>
          )}
          {canPayAgain && <PayAgainButton attempt={own} />}
          <ReturnLink isNext={outcome !== 'unknown' && !canPayAgain} />
        </FormActions>
      </Stack>
    </>
  );
}
