import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { countOf } from '../../lib/counts.ts';
import { countDebts } from '../../lib/dates/debtWords.ts';
import { isPesos, sumAmounts } from '../../lib/money.ts';
import { selectItemCount, selectRoom } from '../../store/cart/cartSlice.ts';
import { maxItemsOf } from '../../store/cart/cartRules.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import type { DebtEntry } from './accountAnswers.ts';

/**
 * The number of debts is on the left and the button on the right, or below the number where there
 * is no room.
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

/**
 * The search field is between the number of debts and the button, or on a phone beside the button.
 */
const searchToolbar = {
  ...toolbar,
  columnGap: { xs: '8px', sm: '12px' },
  pt: { xs: '2px', sm: '7px' },
  pb: { xs: '6px', sm: '7px' },
};

const addFirstText = (count: number) =>
  count === 1 ? 'Agregar la primera' : `Agregar las primeras ${count}`;

interface DebtToolbarProps {
  entries: readonly DebtEntry[];
  /** The search field of a long list. */
  search: ReactNode;
  /** Whether there are further debts that are not loaded yet or cannot be read. */
  isPart: boolean;
  /** How many accounts without readable debts are listed below the debts. */
  others: number;
  /** Adds the first `count` debts that can be paid. */
  onAdd: (count: number) => void;
}

/**
 * Shows the number and sum of the debts, the search of a long list, and a button that adds all
 * debts. If they do not all fit into the cart and the queue of later payments, the button adds as
 * many as fit, at most as many as one payment takes.
 */
export function DebtToolbar({ entries, search, isPart, others, onAdd }: DebtToolbarProps) {
  // While the cart is empty, the button is the page's primary one; afterwards the cart's button is.
  const isFirst = useAppSelector((state) => selectItemCount(state) === 0);
  const debts = useMemo(() => entries.map(({ debt }) => debt), [entries]);
  const total = useMemo(() => sumAmounts(debts), [debts]);
  const limits = entries[0]?.account.answer ?? {};
  const limit = maxItemsOf(limits);
  const room = useAppSelector((state) => selectRoom(state, debts, limits));
  // Debts for which the cart has no room are queued; `room` counts the debts that cart and queue
  // can take. If they cannot take all, the button adds as many as fit, at most `limit`. Without any
  // room the count stays above 0, and pressing the button shows that nothing fits.
  const count =
    entries.length <= room ? entries.length : Math.min(entries.length, limit, room || limit);
  const fitsAll = count === entries.length;
  return (
    <Stack direction="row" sx={search ? searchToolbar : toolbar}>
      <Typography component="div" sx={{ flex: search ? '0 1 auto' : '1 1 9rem' }}>
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
          {/* Left out if the button adds only some debts: the button's text then says how many. */}
          {fitsAll && limit < entries.length && (
            <span>{`Puedes pagar hasta ${limit} a la vez. `}</span>
          )}
          {others > 0 && (
            <span>{`${countOf(others, 'cuenta')} sin deudas que mostrar, abajo.`}</span>
          )}
        </Typography>
      </Typography>
      {search && <Box sx={{ flex: '1 1 11.5rem', displayPrint: 'none' }}>{search}</Box>}
      <Button
        variant={isFirst ? 'contained' : 'outlined'}
        onClick={() => onAdd(count)}
        sx={{
          px: { xs: 1.5, sm: 2 },
          ml: 'auto',
          // Beside the search field, the button is as high as the field, and its text may wrap.
          ...(search !== undefined && {
            minHeight: 52,
            flex: '1 1 8rem',
            maxWidth: 'max-content',
            py: 0.5,
            lineHeight: 1.25,
          }),
        }}
      >
        <span>{fitsAll ? 'Agregar todas' : addFirstText(count)}</span>
      </Button>
    </Stack>
  );
}
