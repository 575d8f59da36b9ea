import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { countOf } from '../../lib/counts.ts';
import { RetryButton } from '../../ui/buttons/RetryButton.tsx';
import { Notice } from '../../ui/page/Notice.tsx';

/** How far a list is asked for, and the query that asks for it. */
interface BatchProgressProps {
  done: number;
  total: number;
  answer: {
    error?: unknown;
    isFetching: boolean;
    hasNextPage: boolean;
    fetchNextPage: () => unknown;
  };
}

/**
 * Asks for one batch of a long list after the other, and says how far it is. It can be stopped and
 * goes on where it was; a failed batch stops it too, and is repeated with its number.
 */
export function BatchProgress({ done, total, answer }: BatchProgressProps) {
  const { error, isFetching, hasNextPage, fetchNextPage } = answer;
  const [isStopped, setIsStopped] = useState(false);
  const goesOn = hasNextPage && !isFetching && !isStopped && error === undefined;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  if (done === total) return null;
  const text = `Llevamos ${done} de ${countOf(total, 'cuenta')}`;
  if (error !== undefined && !isFetching) {
    return (
      <Notice
        severity="error"
        role="alert"
        title={`${text} y no pudimos seguir`}
        action={
          <RetryButton variant="outlined" size="small" onRetry={() => void fetchNextPage()} />
        }
      >
        {errorMessage(error)}
      </Notice>
    );
  }
  return (
    <Stack spacing={1} sx={{ my: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography component="output" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {text}
        </Typography>
        <Button variant="outlined" size="small" onClick={() => setIsStopped(!isStopped)}>
          <span>{isStopped ? 'Seguir' : 'Detener'}</span>
        </Button>
      </Stack>
      <LinearProgress
        variant="determinate"
        aria-label="Avance de la consulta"
        value={(100 * done) / total}
      />
    </Stack>
  );
}
