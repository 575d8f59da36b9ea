import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AccountDebts } from '../../api/debtsApi.ts';
import { countDebts } from '../../lib/dates/debtWords.ts';
import { isDay } from '../../lib/dates/days.ts';
import { sumAmounts } from '../../lib/money.ts';
import { unreadDebtsShort } from '../../lib/unread.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import { selectPaidElsewhere } from '../../store/payment/ownPayments.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { StatusText } from '../../ui/text/StatusText.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { PaymentUnderWay } from '../payment/PaymentUnderWay.tsx';
import { DueDay } from './DueDay.tsx';
import type { Owed } from './owed.ts';

/** The earliest due day among an account's debts; '' if no due day can be read. */
const firstDay = ({ debts }: AccountDebts) =>
  debts
    .map(({ dueDate }) => dueDate)
    .filter((day) => isDay(day))
    .sort()[0] ?? '';

interface AccountOwedProps {
  id: string;
  /** The id of the element that names the account. */
  nameId: string;
  owed: Owed;
  /** How many of the account's debts are in the cart. */
  carted: number;
  today: string;
}

interface OpenDebtsProps extends Pick<AccountOwedProps, 'nameId' | 'carted' | 'today'> {
  owed: Extract<Owed, { status: 'owing' }>;
}

function OpenDebts({ nameId, owed, carted, today }: OpenDebtsProps) {
  const { answer, inPayment = [] } = owed;
  const paidElsewhere = useAppSelector(selectPaidElsewhere);
  const total = sumAmounts(answer.debts);
  const count = answer.debts.length;
  const paid = answer.debts.filter(paidElsewhere.hasCharge).length;
  return (
    <>
      {answer.leftOut > 0 && <Typography variant="body2">Al menos</Typography>}
      <MoneyText amount={total} size="large" />
      <Typography variant="body2" color="textSecondary">
        <span>{`${countDebts(count)} · `}</span>
        <DueDay dueDate={firstDay(answer)} today={today} />
      </Typography>
      {answer.leftOut > 0 && (
        <StatusText kind="warning">{unreadDebtsShort(answer.leftOut)}</StatusText>
      )}
      {carted > 0 && (
        <StatusText kind="chosen">
          {carted === count ? 'En el carro' : `${carted} de ${count} en el carro`}
        </StatusText>
      )}
      {paid > 0 && (
        <StatusText kind="warning">
          {paid === count ? 'Pagada hace poco' : `Pagada hace poco: ${paid} de ${count}`}
        </StatusText>
      )}
      {inPayment.length > 0 && <PaymentUnderWay nameId={nameId} bills={inPayment} />}
    </>
  );
}

function content({ nameId, owed, carted, today }: Omit<AccountOwedProps, 'id'>) {
  switch (owed.status) {
    case 'loading':
      return (
        <>
          <VisuallyHidden>Consultando lo que debes</VisuallyHidden>
          <Skeleton width={104} height={22} />
          <Skeleton width={168} height={14} sx={{ mt: 1 }} />
        </>
      );
    case 'owing':
      return <OpenDebts {...{ nameId, owed, carted, today }} />;
    case 'upToDate':
      return <StatusText kind="upToDate">Al día</StatusText>;
    case 'inPayment':
      return <PaymentUnderWay nameId={nameId} bills={owed.debts} />;
    case 'notFound':
      return <StatusText kind="warning">No encontramos esta cuenta</StatusText>;
    case 'unknown':
      return <StatusText kind="warning">No pudimos consultarla</StatusText>;
    case 'paused':
      return (
        // A limited width leaves room for the account's name beside a long sentence.
        <Box sx={{ maxWidth: { sm: '17rem' }, textAlign: 'start' }}>
          <StatusText kind="warning">{owed.text}</StatusText>
        </Box>
      );
  }
}

export function AccountOwed({ id, ...account }: AccountOwedProps) {
  return (
    <Stack
      id={id}
      spacing={0.25}
      sx={{
        justifyContent: { sm: 'center' },
        alignItems: { xs: 'flex-start', sm: 'flex-end' },
        textAlign: { sm: 'right' },
        // Reserves the height of the answer, so that its arrival does not shift the content below.
        minHeight: { xs: account.owed.status === 'loading' ? 56 : 0, sm: 56 },
      }}
    >
      {content(account)}
    </Stack>
  );
}
