import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { countDebts } from '../../lib/dates/debtWords.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { periodsOf, sumOfDue } from '../../components/accounts/dueDebts.ts';
import type { DueDebt, DuePeriods } from '../../components/accounts/dueDebts.ts';

const groups = [
  { group: 'overdue', name: 'Vencidas', mark: { bgcolor: 'error.main' } },
  {
    group: 'soon',
    name: 'Próximos 7 días',
    // Dark mode uses the warning colour, because the accent would look like the pale red of overdue
    // debts.
    mark: {
      bgcolor: 'accent.main',
      '@media (prefers-color-scheme: dark)': { bgcolor: 'warning.main' },
    },
  },
  { group: 'later', name: 'Más adelante', mark: { bgcolor: 'primary.main' } },
] as const satisfies { group: keyof DuePeriods; name: string; mark: object }[];

const disc = { flex: 'none', width: 10, height: 10, borderRadius: '50%' };

/** The number and sum of the debts that are overdue, due in the next 7 days, and due later. */
export function DueGroups({ debts, today }: { debts: readonly DueDebt[]; today: string }) {
  const view = periodsOf(debts, today);
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {groups.map(({ group, name, mark }, index) => {
        const due = view[group];
        return (
          <Stack
            key={group}
            direction="row"
            sx={{
              alignItems: 'center',
              justifyContent: 'space-between',
              minHeight: 56,
              borderTop: index > 0 ? 1 : 0,
              borderColor: 'divider',
            }}
          >
            <Stack component="dt" direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
              <Box sx={[disc, due.length > 0 ? mark : { bgcolor: 'divider' }]} />
              <div>
                <Typography sx={{ fontWeight: 600, lineHeight: 1.35 }}>{name}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {due.length === 0 ? 'Nada' : countDebts(due.length)}
                </Typography>
              </div>
            </Stack>
            <Typography component="dd" variant="h3" sx={{ m: 0 }}>
              <MoneyText amount={sumOfDue(due)} size="inherit" />
            </Typography>
          </Stack>
        );
      })}
    </Box>
  );
}
