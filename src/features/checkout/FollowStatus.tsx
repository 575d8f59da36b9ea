import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import {
  outcomeFollowed,
  outcomeUnfollowed,
  selectIsResting,
} from '../../store/payment/paymentSlice.ts';
import { RefreshIcon } from '../../ui/icons/icons.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { outcomeTexts } from './outcomes.ts';
import type { Outcome } from './outcomes.ts';

const restingText = (outcome: Outcome) =>
  outcome === 'pending'
    ? 'Seguimos consultando cada dos minutos, también si sigues por otras páginas del portal.'
    : 'Dejamos de consultar por ahora.';

/**
 * While mounted, makes the store poll a payment until the payment has ended, and announces the
 * outcome to screen readers. A button polls again once polling has stopped: after at most two
 * minutes, or at a status that the portal does not know. A pending payment is still polled every
 * two minutes.
 */
export function FollowStatus({ reference, outcome }: { reference: string; outcome: Outcome }) {
  const dispatch = useAppDispatch();
  const isResting = useAppSelector((state) => selectIsResting(state, reference));
  useEffect(() => {
    dispatch(outcomeFollowed(reference));
    return () => void dispatch(outcomeUnfollowed());
  }, [dispatch, reference]);

  // No further answer is expected once the payment has ended, nor for the outcome `unknown`,
  // because the bank may never list the reference.
  const isSettled = ['paid', 'rejected', 'unknown'].includes(outcome);
  const isAsking = !isSettled && !isResting;
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '12px 16px',
        // Without visible content, the row leaves the flow: it would add a gap between its
        // neighbours.
        position: isSettled ? 'absolute' : 'static',
      }}
    >
      <output>
        {isSettled && <VisuallyHidden>{outcomeTexts[outcome].title}</VisuallyHidden>}
        {isAsking && (
          <Stack
            component="span"
            direction="row"
            spacing={1.5}
            sx={{ alignItems: 'center', color: 'text.secondary' }}
          >
            <CircularProgress aria-hidden="true" />
            <span>Consultando al banco. Su respuesta aparecerá aquí.</span>
          </Stack>
        )}
        {!isSettled && isResting && <span>{restingText(outcome)}</span>}
      </output>
      {!isSettled && isResting && (
        <Button
          variant="outlined"
          startIcon={<RefreshIcon size={20} />}
          onClick={() => dispatch(outcomeFollowed(reference))}
        >
          Consultar estado
        </Button>
      )}
    </Stack>
  );
}
