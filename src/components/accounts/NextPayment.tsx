import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { countOf } from '../../lib/counts.ts';
import { selectQueue } from '../../store/cart/cartSlice.ts';
import { queueEntries } from '../../store/cart/queueEntries.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { CompanyMark } from '../companies/CompanyMark.tsx';
import { ContinueButton } from './ContinueButton.tsx';

/** How many bills the next payment pays, and how many payments come after it. */
function restText(bills: number, others: number): string {
  const count = countOf(bills, 'cuenta');
  if (others === 0) return count;
  return `${count}; después ${others === 1 ? 'queda 1 pago' : `quedan ${others} pagos`} más`;
}

/** After a payment: what waits to be paid next, and the way there. Nothing where nothing waits. */
export function NextPayment() {
  const [next, ...others] = queueEntries(useAppSelector(selectQueue));
  if (!next) return null;
  return (
    <Paper variant="outlined" sx={{ p: 3 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 2 }}>
        <CompanyMark name={next.name} image={next.image} />
        <div>
          <Typography variant="h3" component="h2">
            Sigue: <UntrustedText>{next.name}</UntrustedText>,{' '}
            <MoneyText amount={next.total} size="inherit" />
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {restText(next.bills.length, others.length)}
          </Typography>
        </div>
      </Stack>
      <ContinueButton entry={next} />
    </Paper>
  );
}
