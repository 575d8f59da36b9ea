import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { countDebts } from '../../lib/dates/debtWords.ts';
import { isPesos, sumAmounts } from '../../lib/money.ts';
import { selectItemCount } from '../../store/cart/cartSlice.ts';
import { maxItemsOf } from '../../store/cart/cartRules.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import { PlusIcon } from '../../ui/icons/icons.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import type { DebtEntry } from './accountAnswers.ts';

/** The count on the left, the button on the right, or below it on a phone. */
export const toolbar = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  py: 1.5,
  mb: 1,
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
};

/** The debts that can be added at once. */
interface DebtToolbarProps {
  entries: readonly DebtEntry[];
  onAddAll: () => void;
}

/** How much is owed in all, and the button that adds everything that fits. */
export function DebtToolbar({ entries, onAddAll }: DebtToolbarProps) {
  // Once something is in the cart, the primary button is the cart's.
  const isFirst = useAppSelector((state) => selectItemCount(state) === 0);
  const total = useMemo(() => sumAmounts(entries.map(({ debt }) => debt)), [entries]);
  const [first] = entries;
  const limit = first && maxItemsOf(first.account.answer);
  return (
    <Stack direction="row" sx={toolbar}>
      <Typography>
        <span>{countDebts(entries.length)}</span>
        {isPesos(total) && (
          <>
            <span> por </span>
            <MoneyText amount={total} />
          </>
        )}
        {limit !== undefined && limit < entries.length && (
          <Typography
            component="small"
            variant="body2"
            color="textSecondary"
            sx={{ display: 'block' }}
          >{`Puedes pagar hasta ${limit} a la vez.`}</Typography>
        )}
      </Typography>
      <Button
        variant={isFirst ? 'contained' : 'outlined'}
        startIcon={<PlusIcon size={20} />}
        onClick={onAddAll}
        sx={{ flexGrow: { xs: 1, sm: 0 } }}
      >
        Agregar todas
      </Button>
    </Stack>
  );
}
