import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { countOf } from '../../lib/counts.ts';
import { countDebts } from '../../lib/dates/debtWords.ts';
import { isPesos, sumAmounts } from '../../lib/money.ts';
import { mostQueued, selectItemCount } from '../../store/cart/cartSlice.ts';
import { maxItemsOf } from '../../store/cart/cartRules.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import type { DebtEntry } from './accountAnswers.ts';

/**
 * The count is on the left and the button on the right, or below the count where there is no room.
 */
export const toolbar = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 8px',
  minHeight: 64,
  py: '7px',
  borderBottom: 1,
  borderColor: 'divider',
};

interface DebtToolbarProps {
  entries: readonly DebtEntry[];
  /** Whether there are further debts that are not loaded yet or cannot be read. */
  isPart: boolean;
  /** How many accounts without readable debts are listed below the debts. */
  others: number;
  /** Adds the first `count` debts that can be paid. */
  onAdd: (count: number) => void;
}

/**
 * Shows the number and sum of the debts, and a button that adds all of them or, if they exceed the
 * cart and an empty queue, as many as the cart takes.
 */
export function DebtToolbar({ entries, isPart, others, onAdd }: DebtToolbarProps) {
  // Once the cart has items, its own button is the primary one.
  const isFirst = useAppSelector((state) => selectItemCount(state) === 0);
  const total = useMemo(() => sumAmounts(entries.map(({ debt }) => debt)), [entries]);
  const [first] = entries;
  const limit = first && maxItemsOf(first.account.answer);
  // The debts for which the cart has no room are queued, if an empty queue takes them. Otherwise
  // the button adds only as many as the cart takes.
  const fitsAll = limit === undefined || entries.length <= limit + mostQueued;
  const count = fitsAll ? entries.length : limit;
  return (
    <Stack direction="row" sx={toolbar}>
      <Typography component="div" sx={{ flex: '1 1 9rem' }}>
        <span>{countDebts(entries.length)}</span>
        {isPesos(total) && (
          <>
            <span>{isPart ? ' · al menos ' : ' · '}</span>
            <MoneyText amount={total} />
          </>
        )}
        <Typography
          component="small"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'block' }}
        >
          {/* Not needed if the button does not add all debts: its text has the number. */}
          {fitsAll && limit !== undefined && limit < entries.length && (
            <span>{`Puedes pagar hasta ${limit} a la vez. `}</span>
          )}
          {others > 0 && (
            <span>{`${countOf(others, 'cuenta')} sin deudas que mostrar, abajo.`}</span>
          )}
        </Typography>
      </Typography>
      <Button
        variant={isFirst ? 'contained' : 'outlined'}
        onClick={() => onAdd(count)}
        sx={{ px: { xs: 1.5, sm: 2 }, ml: 'auto' }}
      >
        <span>{fitsAll ? 'Agregar todas' : `Agregar las primeras ${count}`}</span>
      </Button>
    </Stack>
  );
}
