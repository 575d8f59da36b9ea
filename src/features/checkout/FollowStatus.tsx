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
 * Polls a payment while mounted, until the payment has ended, and announces its outcome to screen
 * readers. After at most two minutes, or at a status that the portal does not know, the polling
 * stops, and a button starts it again; only a pending payment is still polled, every two minutes.
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
  const isKnown = ['paid', 'rejected', 'unknown'].includes(outcome);
  const isAsking = !isKnown && !isResting;
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '12px 16px',
        // Without visible content, the row leaves the flow, so that it adds no gap to the stack.
        position: isKnown ? 'absolute' : 'static',
      }}
    >
      <output>
        {isKnown && <VisuallyHidden>{outcomeTexts[outcome].title}</VisuallyHidden>}
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
        {!isKnown && isResting && <span>{restingText(outcome)}</span>}
      </output>
      {!isKnown && isResting && (
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
