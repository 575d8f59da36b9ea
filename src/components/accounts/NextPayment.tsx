import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { addedAt } from '../../store/cart/cartItems.ts';
import { selectItems, selectQueue } from '../../store/cart/cartSlice.ts';
import { paymentsOf, queueEntries } from '../../store/cart/queueEntries.ts';
import type { CartItem } from '../../api/cartItem.ts';
import { sumAmounts } from '../../lib/money.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import { isPaidOrPending } from '../../store/payment/attempt.ts';
import type { Attempt } from '../../store/payment/attempt.ts';
import { selectOwnAttempts } from '../../store/payment/ownPayments.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { CompanyMark } from '../companies/CompanyMark.tsx';
import { ContinueButton } from './ContinueButton.tsx';

/** Milliseconds for which accepted terms are also valid for the payments that follow. */
const termsValidity = 3_600_000;

/** How many payments were made since the oldest queued bill was queued, including the last one. */
function usePaymentsMade(queue: readonly CartItem[]): number {
  const since = Math.min(...queue.map(addedAt));
  const made = useAppSelector(selectOwnAttempts).filter(
    (attempt) => attempt.isPaidHere && isPaidOrPending(attempt) && attempt.startedAt >= since,
  );
  return Math.max(1, made.length);
}

/** Whether the terms were accepted for a recent payment; paying a link does not ask for them. */
function hasJustAccepted(attempt: Attempt | undefined, now: number): boolean {
  return attempt?.isPaidHere === true && !attempt.link && now - attempt.startedAt < termsValidity;
}

/**
 * The next payment, offered after a payment, with the bills that a press on its button puts into
 * the cart. Renders nothing if no bills are queued; `own` is the payment as this browser sent it.
 */
export function NextPayment({ own }: { own: Attempt | undefined }) {
  const queue = useAppSelector(selectQueue);
  const held = useAppSelector(selectItems);
  const made = usePaymentsMade(queue);
  const [now] = useState(() => Date.now());
  const entries = queueEntries(queue);
  const [next] = entries;
  if (!next) return null;
  const payments = entries.flatMap((entry) => paymentsOf(entry, held));
  const place = `${made + 1} de ${made + payments.length}`;
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', mb: 1.5 }}>
        <CompanyMark name={next.name} image={next.image} size={40} />
        <Typography variant="h3" component="h2">
          Sigue <UntrustedText>{next.name}</UntrustedText>,{' '}
          <MoneyText amount={sumAmounts(payments[0] ?? [])} size="inherit" />
          <Typography component="span" color="textSecondary">{` · pago ${place}`}</Typography>
        </Typography>
      </Stack>
      <ContinueButton
        entry={next}
        checkout={{
          place: `Pago ${place}`,
          ...(hasJustAccepted(own, now) && { acceptsTerms: true }),
        }}
      />
    </Paper>
  );
}
