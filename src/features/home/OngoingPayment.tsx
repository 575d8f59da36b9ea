import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { plainText } from '../../lib/text/plainText.ts';
import { paths, resultPath } from '../../config/paths.ts';
import { selectItems } from '../../store/cart/cartSlice.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import {
  attemptTotal,
  coveredItems,
  hasEnded,
  isRegistered,
  isUnderWay,
} from '../../store/payment/attempt.ts';
import type { Attempt } from '../../store/payment/attempt.ts';
import { ClockIcon } from '../../ui/icons/icons.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';

/** The companies of a payment: "Luz Canelo" or "Luz Canelo y 2 más". */
function companiesOf(attempt: Attempt): string {
  const [first = '', ...others] = new Set(coveredItems(attempt).map(({ company }) => company.name));
  const name = plainText(first, 60);
  return others.length === 0 ? name : `${name} y ${others.length} más`;
}

/**
 * Returns the latest payment in progress. After its outcome the hook still returns it until the
 * page is left, so that the payer sees the outcome.
 */
function useOngoing(attempts: readonly Attempt[]): Attempt | undefined {
  const items = useAppSelector(selectItems);
  const ongoing = attempts.find((attempt) => isUnderWay(attempt, items));
  const [startedAt, setStartedAt] = useState(ongoing?.startedAt);
  if (ongoing && ongoing.startedAt !== startedAt) setStartedAt(ongoing.startedAt);
  return (
    ongoing ?? attempts.find((attempt) => attempt.startedAt === startedAt && hasEnded(attempt))
  );
}

/** Offers to return to a payment that has no outcome, or has just got one. */
export function OngoingPayment({ attempts }: { attempts: readonly Attempt[] }) {
  const attempt = useOngoing(attempts);
  if (!attempt) return null;
  const isOver = hasEnded(attempt);
  return (
    <Box sx={{ pt: 3 }}>
      <Notice
        severity={isOver ? 'info' : 'warning'}
        {...(!isOver && { icon: <ClockIcon size={22} /> })}
        title={isOver ? 'Tu pago ya tiene resultado' : 'Tienes un pago en curso'}
        action={
          <Button
            href={isRegistered(attempt) ? resultPath(attempt.reference) : paths.result}
            variant="outlined"
            size="small"
          >
            Ver pago
          </Button>
        }
      >
        <span>{`${companiesOf(attempt)}, `}</span>
        <MoneyText amount={attemptTotal(attempt)} size="inherit" />
        <span>{isOver ? '. Mira cómo quedó.' : '. Revisa su estado antes de pagar de nuevo.'}</span>
      </Notice>
    </Box>
  );
}
