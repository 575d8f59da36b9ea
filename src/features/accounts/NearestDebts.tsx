import { styled } from '@mui/material/styles';
import { dueText } from '../../lib/debtWords.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { StatusText } from '../../ui/StatusText.tsx';
import { UntrustedText } from '../../ui/UntrustedText.tsx';
import type { DueDebt } from './dueDebts.ts';

/** How many debts are named, and the most characters that each is named with. */
const nearest = 4;
const textLength = 120;

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: "''",
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: `repeat(${nearest}, minmax(0, 1fr))`,
    gap: 24,
  },
}));
const Debt = styled('li')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  minWidth: 0,
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& small[data-overdue]': { fontWeight: 600, color: theme.vars.palette.error.main },
  '& > bdi': { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > bdi': { gridArea: '1 / 1' },
    '& > small': { gridArea: '2 / 1' },
    '& > [data-size]': { gridRow: '1 / span 2', gridColumn: 2, alignSelf: 'center' },
  },
}));

/** Whose debt it is and what for: "Agua casa · Consumo octubre 2026". */
const textOf = ({ account, debt }: DueDebt) =>
  debt.description === '' ? account.alias : `${account.alias} · ${debt.description}`;

/** Debts in due order. */
export interface NearestDebtsProps {
  debts: readonly DueDebt[];
  now: Date;
  isCarted: (due: DueDebt) => boolean;
}

/** The few debts that are due first: when, whose, how much. */
export function NearestDebts({ debts, now, isCarted }: NearestDebtsProps) {
  return (
    <List aria-label="Lo que vence primero">
      {debts.slice(0, nearest).map((due) => {
        const { key, debt } = due;
        const { text, overdue } = dueText(debt.dueDate, now);
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
    </List>
  );
}
