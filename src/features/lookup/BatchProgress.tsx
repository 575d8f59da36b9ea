import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { countOf } from '../../lib/counts.ts';
import { RetryButton } from '../../ui/buttons/RetryButton.tsx';
import { Notice } from '../../ui/page/Notice.tsx';

/**
 * `done` and `total` count accounts; `problem` is the message about the last failed batch (accounts
 * that are queried in one call).
 */
interface BatchProgressProps {
  done: number;
  total: number;
  problem: string | undefined;
  retry: (() => void) | undefined;
  isStopped: boolean;
  setIsStopped: (isStopped: boolean) => void;
}

/**
 * Shows how many accounts of a long list have been queried, with a button that stops or continues
 * the queries; after a failure, the problem and, if `retry` is given, a button that retries.
 */
export function BatchProgress(props: BatchProgressProps) {
  const { done, total, problem, retry, isStopped, setIsStopped } = props;
  const text = `Llevamos ${done} de ${countOf(total, 'cuenta')}`;
  if (problem !== undefined) {
    return (
      <Notice
        severity="error"
        role="alert"
        title={`${text} y no pudimos seguir`}
        action={retry && <RetryButton variant="outlined" size="small" onRetry={retry} />}
      >
        {problem}
      </Notice>
    );
  }
  return (
    <Stack spacing={1} sx={{ my: 2 }}>
      <Stack
        direction="row"
        spacing={2}
        sx={{ alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography component="output" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {text}
        </Typography>
        <Button
          variant="outlined"
          size="small"
          onClick={() => setIsStopped(!isStopped)}
          sx={{ flex: 'none' }}
        >
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
