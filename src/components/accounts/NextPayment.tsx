import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { selectItems, selectQueue } from '../../store/cart/cartSlice.ts';
import { paymentsOf, queueEntries } from '../../store/cart/queueEntries.ts';
import { sumAmounts } from '../../lib/money.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { CompanyMark } from '../companies/CompanyMark.tsx';
import { ContinueButton } from './ContinueButton.tsx';
import { usePaymentsMade } from './queueProgress.ts';

/**
 * After a payment, offers to pay the bills that the payer has queued for later, one payment at a
 * time. Renders nothing if no bills are queued.
 */
export function NextPayment() {
  const queue = useAppSelector(selectQueue);
  const held = useAppSelector(selectItems);
  // At least 1, because this browser may have no record of the payment that was just made.
  const made = Math.max(1, usePaymentsMade(queue));
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
      <ContinueButton entry={next} />
    </Paper>
  );
}
