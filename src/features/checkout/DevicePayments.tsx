import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { companyNames } from '../../api/cartItem.ts';
import { ForgetMe } from '../../components/payment/ForgetMe.tsx';
import { StatusChip } from '../../components/payment/StatusChip.tsx';
import { resultPath } from '../../config/paths.ts';
import { formatDay } from '../../lib/dates/dates.ts';
import { inChile } from '../../lib/dates/days.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import { attemptTotal, coveredItems, isRegistered } from '../../store/payment/attempt.ts';
import type { RegisteredAttempt } from '../../store/payment/attempt.ts';
import { selectOwnAttempts } from '../../store/payment/ownPayments.ts';
import { selectIsSignedIn } from '../../store/session/sessionSlice.ts';
import { textButtonRow } from '../../theme/pageFrame.ts';
import { DottedFacts } from '../../ui/text/DottedFacts.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';

export const devicePaymentsTitle = 'Pagos de este dispositivo';

/** Shows only facts that anyone with the reference can see, because a device may be shared. */
function DevicePayment({ attempt }: { attempt: RegisteredAttempt }) {
  const { reference, status, statusWord = '', startedAt } = attempt;
  const items = coveredItems(attempt);
  return (
    <ListItem disableGutters divider sx={{ flexWrap: 'wrap', gap: '8px 16px', py: 2 }}>
      <Stack spacing={0.5} sx={{ flex: '1 1 12rem', minWidth: 0, alignItems: 'flex-start' }}>
        <Typography sx={{ fontWeight: 600 }}>
          <UntrustedText>{companyNames(items)}</UntrustedText>
        </Typography>
        <Typography component="div" variant="body2" color="textSecondary">
          <DottedFacts>
            <MoneyText amount={attemptTotal(attempt)} size="inherit" />
            <span>{formatDay(inChile(new Date(startedAt)).day)}</span>
          </DottedFacts>
        </Typography>
      </Stack>
      {status === 'open' ? (
        <Typography variant="body2" color="textSecondary">
          Sin respuesta del banco
        </Typography>
      ) : (
        <StatusChip payment={{ status, statusWord }} />
      )}
      <Link href={resultPath(reference)} sx={{ py: 1 }}>
        <span>Ver pago</span>
        <VisuallyHidden translate="no">{` ${plainText(reference)}`}</VisuallyHidden>
      </Link>
    </ListItem>
  );
}

/** Returns the guest's payments that this device still stores, latest first; [] while signed in. */
export function useDevicePayments(): RegisteredAttempt[] {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const attempts = useAppSelector(selectOwnAttempts);
  return isSignedIn ? [] : attempts.filter(isRegistered);
}

export function DevicePayments({ payments }: { payments: readonly RegisteredAttempt[] }) {
  return (
    <Box component="section" sx={{ mb: 5 }}>
      <PageHeading>
        <span id="device-payments">{devicePaymentsTitle}</span>
      </PageHeading>
      <List disablePadding aria-labelledby="device-payments">
        {payments.map((attempt) => (
          <DevicePayment key={attempt.reference} attempt={attempt} />
        ))}
      </List>
      <Box sx={{ ...textButtonRow, mt: 1 }}>
        <ForgetMe />
      </Box>
    </Box>
  );
}
