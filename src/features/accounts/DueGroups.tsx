import { styled } from '@mui/material/styles';
import { countDebts } from '../../lib/debtWords.ts';
import { quietText } from '../../theme/quietText.ts';
import { palette, theme } from '../../theme/theme.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { periodsOf, sumOfDue } from './dueDebts.ts';
import type { DueDebt, DuePeriods } from './dueDebts.ts';

const Groups = styled('dl')({ display: 'grid', margin: 0 });
const Group = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0 12px',
  minHeight: 56,
  '& + &': { borderTop: `1px solid ${palette.divider}` },
  '&::before': {
    content: '""',
    width: 10,
    height: 10,
    borderRadius: '50%',
    backgroundColor: palette.divider,
  },
  '&[data-group=overdue]::before': { backgroundColor: palette.error.main },
  '&[data-group=soon]::before': {
    backgroundColor: palette.accent.main,
    // Beside the pale red of what is overdue, the accent would look the same.
    '@media (prefers-color-scheme: dark)': { backgroundColor: palette.warning.main },
  },
  '&[data-group=later]::before': { backgroundColor: palette.primary.main },
  '&[data-group][data-empty]::before': { backgroundColor: palette.divider },
  '& dt': { fontWeight: 600, lineHeight: 1.35 },
  '& dd': { ...theme.typography.h3, margin: 0 },
  '& small': {
    ...quietText,
    display: 'block',
    fontWeight: 400,
  },
});

const groupNames = [
  ['overdue', 'Vencidas'],
  ['soon', 'Próximos 7 días'],
  ['later', 'Más adelante'],
] as const satisfies [keyof DuePeriods, string][];

/** How much is overdue, due within the next 7 days, and due later. */
export function DueGroups({ debts, today }: { debts: readonly DueDebt[]; today: string }) {
  const view = periodsOf(debts, today);
  return (
    <Groups>
      {groupNames.map(([group, name]) => {
        const due = view[group];
        const total = sumOfDue(due);
        return (
          <Group key={group} data-group={group} data-empty={due.length === 0 ? '' : undefined}>
            <dt>
              {name}
              <small>{due.length === 0 ? 'Nada' : countDebts(due.length)}</small>
            </dt>
            <dd>
              <MoneyText amount={total} size="inherit" />
            </dd>
          </Group>
        );
      })}
    </Groups>
  );
}
