import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { dueText } from '../../lib/dates/debtWords.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { StatusText } from '../../ui/text/StatusText.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import type { DueDebt } from '../../components/accounts/dueDebts.ts';

export const nearestCount = 4;

/** Longer texts of debts are cut to this many characters. */
const textLength = 120;

const textOf = ({ account, debt }: DueDebt) =>
  debt.description === '' ? account.alias : `${account.alias}: ${debt.description}`;

/**
 * On narrow windows each debt is a row with the amount at its end. On wide windows each debt is a
 * column, and the amounts are aligned, whatever the length of the names.
 */
const debtLayout = {
  display: 'grid',
  gap: '2px 16px',
  gridTemplate: {
    xs: '"name amount" auto "day amount" auto / minmax(0, 1fr) auto',
    md: '"day" auto "name" 1fr "amount" auto / minmax(0, 1fr)',
  },
};

/** `debts` are sorted, soonest due first. */
interface NearestDebtsProps {
  debts: readonly DueDebt[];
  today: string;
  isCarted: (due: DueDebt) => boolean;
}

/**
 * The first `nearestCount` debts, each with its account, description, amount and due day; for a
 * debt in the cart, a note replaces the due day.
 */
export function NearestDebts({ debts, today, isCarted }: NearestDebtsProps) {
  return (
    <Grid
      container
      component="ol"
      aria-label="Lo que vence primero"
      spacing={{ xs: 2, md: 3 }}
      sx={{ m: 0, p: 0, listStyle: "''" }}
    >
      {debts.slice(0, nearestCount).map((due) => {
        const { key, debt } = due;
        const { text, overdue } = dueText(debt.dueDate, today);
        return (
          <Grid key={key} component="li" size={{ xs: 12, md: 12 / nearestCount }} sx={debtLayout}>
            <Box sx={{ gridArea: 'day' }}>
              {isCarted(due) ? (
                <StatusText kind="chosen">En el carro</StatusText>
              ) : (
                <Typography
                  variant="body2"
                  color={overdue === undefined ? 'textSecondary' : 'error'}
                  sx={{ fontWeight: overdue === undefined ? 400 : 600 }}
                >
                  {text}
                </Typography>
              )}
            </Box>
            <Typography
              variant="body2"
              sx={{ gridArea: 'name', minHeight: { md: '2.7em' }, lineHeight: 1.35 }}
            >
              <UntrustedText length={textLength}>{textOf(due)}</UntrustedText>
            </Typography>
            <Box sx={{ gridArea: 'amount', alignSelf: 'center' }}>
              <MoneyText amount={debt.amount} />
            </Box>
          </Grid>
        );
      })}
    </Grid>
  );
}
