import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { countDebts } from '../../lib/debtWords.ts';
import { isPesos, sumAmounts } from '../../lib/money.ts';
import { selectItemCount } from '../../store/cart/cartSlice.ts';
import { maxItemsOf } from '../../store/cart/cartRules.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { palette, theme } from '../../theme/theme.ts';
import { PlusIcon } from '../../ui/icons/icons.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { SummaryLine } from '../../ui/text/SummaryLine.ts';
import type { DebtEntry } from './accountAnswers.ts';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  paddingBlock: 12,
  borderBlock: `1px solid ${palette.divider}`,
  marginBottom: 8,
  [theme.breakpoints.down('sm')]: { '& > button': { flex: '1 0 auto' } },
});

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
    <Bar>
      <SummaryLine>
        <span>{countDebts(entries.length)}</span>
        {isPesos(total) && (
          <>
            <span> por </span>
            <MoneyText amount={total} />
          </>
        )}
        {limit !== undefined && limit < entries.length && (
          <small>{`Puedes pagar hasta ${limit} a la vez.`}</small>
        )}
      </SummaryLine>
      <Button
        variant={isFirst ? 'contained' : 'outlined'}
        startIcon={<PlusIcon size={20} />}
        onClick={onAddAll}
      >
        Agregar todas
      </Button>
    </Bar>
  );
}
