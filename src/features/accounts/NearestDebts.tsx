import { styled } from '@mui/material/styles';
import { dueText } from '../../lib/debtWords.ts';
import { quietText } from '../../theme/quietText.ts';
import { palette, theme } from '../../theme/theme.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { StatusText } from '../../ui/text/StatusText.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import type { DueDebt } from './dueDebts.ts';
import { NearestColumns, nearestCount } from './overviewFrame.ts';

/** How many characters of a debt's name are shown. */
const textLength = 120;

const Debt = styled('li')({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  minWidth: 0,
  '& small': quietText,
  '& small[data-overdue]': { fontWeight: 600, color: palette.error.main },
  '& > bdi': {
    ...theme.typography.body2,
    minHeight: '2.7em',
    lineHeight: 1.35,
    textWrap: 'balance',
  },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 16,
    '& > bdi': { gridArea: '1 / 1', minHeight: 0 },
    '& > small': { gridArea: '2 / 1' },
    '& > [data-size]': { gridRow: '1 / span 2', gridColumn: 2, alignSelf: 'center' },
  },
});

/** The account and what the debt is for: "Agua casa: Consumo octubre 2026". */
const textOf = ({ account, debt }: DueDebt) =>
  debt.description === '' ? account.alias : `${account.alias}: ${debt.description}`;

/** Debts, soonest due first. */
interface NearestDebtsProps {
  debts: readonly DueDebt[];
  today: string;
  isCarted: (due: DueDebt) => boolean;
}

/** The few debts that are due first: when, whose, how much. */
export function NearestDebts({ debts, today, isCarted }: NearestDebtsProps) {
  return (
    <NearestColumns aria-label="Lo que vence primero">
      {debts.slice(0, nearestCount).map((due) => {
        const { key, debt } = due;
        const { text, overdue } = dueText(debt.dueDate, today);
        return (
          <Debt key={key}>
            {isCarted(due) ? (
              <StatusText kind="chosen">En el carro</StatusText>
            ) : (
              <small data-overdue={overdue === undefined ? undefined : ''}>{text}</small>
            )}
            <UntrustedText length={textLength}>{textOf(due)}</UntrustedText>
            <MoneyText amount={debt.amount} />
          </Debt>
        );
      })}
    </NearestColumns>
  );
}
