import { styled } from '@mui/material/styles';
import { errorMessage, isSessionOver } from '../../api/errors.ts';
import { countDebts, incompleteAnswer } from '../../lib/debtWords.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PaperSlip } from '../../ui/PaperSlip.tsx';
import { SkeletonBar, Waiting } from '../../ui/Skeletons.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ForwardView } from './ForwardView.tsx';
import type { ForwardViewProps } from './ForwardView.tsx';
import type { OwnAccount } from './owed.ts';
import { focusHeading } from './rowFocus.ts';

const Slip = styled(PaperSlip)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  // The room of what comes, so that nothing below it moves.
  minHeight: 600,
  padding: 'clamp(20px, 3vw, 32px)',
  '& h2': { ...theme.typography.h3, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('md')]: { minHeight: 376 },
}));
const Bars = styled('div')({ display: 'grid', gap: 16 });

/** The payer's accounts, what went wrong in asking for their debts, and what the figures need beside. */
export interface OverviewProps extends Omit<ForwardViewProps, 'coverage'> {
  own: readonly OwnAccount[];
  /** How many accounts the payer has in all. */
  total: number;
  error: unknown;
  onRetry: () => void;
}

function Loading() {
  return (
    <Waiting label="Consultando lo que debes">
      <Bars>
        <SkeletonBar shape={{ width: 'min(240px, 70%)', height: 36 }} />
        <SkeletonBar shape={{ width: 160, height: 16 }} />
        <SkeletonBar shape={{ width: 160, height: 56, borderRadius: 12 }} />
        <SkeletonBar shape={{ width: '100%', height: 120, borderRadius: 12 }} />
      </Bars>
    </Waiting>
  );
}

/** The overview while the accounts themselves are on their way. */
export function OverviewSkeleton() {
  return (
    <Slip>
      <Loading />
    </Slip>
  );
}

/** What is due and when, over all accounts that the bank has answered for; what it has not answered for is said. */
export function Overview({ own, total, error, onRetry, ...view }: OverviewProps) {
  const isLoading = own.some(({ owed }) => owed.status === 'loading');
  const hasFailed = own.some(({ owed }) => owed.status === 'unknown') && !isSessionOver(error);
  const known = own.filter(({ owed }) => !['loading', 'unknown'].includes(owed.status)).length;
  const isKnown = known > 0 && !(hasFailed && view.debts.length === 0);
  const spoken =
    view.debts.length > 0 ? `Debes ${countDebts(view.debts.length)}.` : 'Estás al día.';
  return (
    <Slip as="section" aria-label="Por pagar">
      <h2>Por pagar</h2>
      <VisuallyHidden aria-live="polite">{isKnown && !isLoading && spoken}</VisuallyHidden>
      {hasFailed && (
        <Notice
          kind="danger"
          role="alert"
          title="No pudimos consultar lo que debes"
          action={
            <Button
              variant="outlined"
              size="small"
              onClick={() => {
                // The button goes away with the error: the focus must not go with it.
                focusHeading();
                onRetry();
              }}
            >
              Reintentar
            </Button>
          }
        >
          {error ? errorMessage(error) : incompleteAnswer}
        </Notice>
      )}
      {isLoading && known === 0 && <Loading />}
      {isKnown && <ForwardView {...view} coverage={{ known, total }} />}
    </Slip>
  );
}
