import Box from '@mui/material/Box';
import { errorMessage, isSessionOver } from '../../api/errors.ts';
import { countDebts, incompleteAnswer } from '../../lib/dates/debtWords.ts';
import { formatPesos, isPesos } from '../../lib/money.ts';
import { unreadDebtsText } from '../../lib/unread.ts';
import { RetryButton } from '../../ui/buttons/RetryButton.tsx';
import { ErrorState } from '../../ui/page/ErrorState.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { sumOfDue } from '../../components/accounts/dueDebts.ts';
import { pauseTexts, unreadDebts } from '../../components/accounts/owed.ts';
import { ForwardView } from './ForwardView.tsx';
import type { ForwardViewProps } from './ForwardView.tsx';
import { OverviewSlip } from './OverviewSlip.tsx';
import { OverviewSkeleton } from './OverviewSlip.tsx';
import type { OwedAccount } from '../../components/accounts/owed.ts';

const failure = 'No pudimos consultar lo que debes';

/**
 * Returns why debts are not known, each reason once. The end of the session is left out, because
 * the screen closes then.
 */
const problemsOf = (own: readonly OwedAccount[]): string[] => [
  ...new Set(
    own.flatMap(({ owed }) => {
      if (owed.status !== 'unknown' || isSessionOver(owed.error)) return [];
      return [owed.error ? errorMessage(owed.error) : incompleteAnswer];
    }),
  ),
];

const withoutDebts = new Set<OwedAccount['owed']['status']>(['loading', 'unknown', 'paused']);

const lines = (texts: readonly string[]) => texts.map((text) => <div key={text}>{text}</div>);

interface OverviewProps extends Omit<ForwardViewProps, 'coverage' | 'isPart' | 'isUnderWay'> {
  own: readonly OwedAccount[];
  /** How many accounts the payer has, including those not loaded yet. */
  total: number;
  onRetry: () => void;
}

/**
 * Shows the known debts, and why the debts of the other accounts are missing; a skeleton before any
 * answer.
 */
export function Overview({ own, total, onRetry, ...view }: OverviewProps) {
  const isLoading = own.some(({ owed }) => owed.status === 'loading');
  const problems = problemsOf(own);
  const hasFailed = problems.length > 0;
  const pauses = pauseTexts(own);
  const known = own.filter(({ owed }) => !withoutDebts.has(owed.status)).length;
  const unread = unreadDebts(own);
  const isAwaited = known === 0 && !hasFailed && (isLoading || pauses.length === 0);
  const isKnown = known > 0 && !(hasFailed && view.debts.length === 0);
  const sum = sumOfDue(view.debts);
  const coverage = isKnown && known < total ? `${known} de ${total} cuentas` : undefined;
  const amount = `${unread > 0 ? 'al menos ' : ''}${formatPesos(sum)}`;
  const owing = [
    ...(isPesos(sum) ? [`Debes ${amount}${coverage ? ` en ${coverage}` : ''}.`] : []),
    `${countDebts(view.debts.length)}.`,
    ...(unread > 0 ? [unreadDebtsText(unread)] : []),
  ];
  const isUnderWay = own.some(({ owed }) => owed.status === 'inPayment');
  const upToDate = isUnderWay ? 'Nada más por pagar.' : 'Estás al día.';
  const nothing = coverage ? `Nada por pagar en ${coverage}.` : upToDate;
  const spoken = view.debts.length > 0 ? owing.join(' ') : nothing;
  return (
    <OverviewSlip isAwaited={isAwaited} isAdding={view.rest?.isAdding === true} coverage={coverage}>
      <VisuallyHidden aria-live="polite">{isKnown && !isLoading && spoken}</VisuallyHidden>
      {hasFailed && isKnown && (
        <Notice
          severity="error"
          role="alert"
          title={failure}
          action={<RetryButton variant="outlined" size="small" onRetry={onRetry} />}
        >
          {lines(problems)}
        </Notice>
      )}
      {hasFailed && !isKnown && (
        <Box sx={{ my: 'auto' }}>
          <ErrorState headingLevel={3} title={failure} onRetry={onRetry}>
            {lines(problems)}
          </ErrorState>
        </Box>
      )}
      {pauses.length > 0 && (
        <Notice severity="warning" role="status">
          {lines(pauses)}
        </Notice>
      )}
      {isAwaited && <OverviewSkeleton />}
      {unread > 0 && <Notice severity="warning">{unreadDebtsText(unread)}</Notice>}
      {isKnown && (
        <ForwardView
          {...view}
          {...{ isUnderWay }}
          isPart={unread > 0}
          coverage={{ known, total }}
        />
      )}
    </OverviewSlip>
  );
}
