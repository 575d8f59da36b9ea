import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { isPesos, sumPesos } from '../../lib/money.ts';
import { maxItemsOf } from '../../store/cartRules.ts';
import { PlusIcon } from '../../ui/icons.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import type { DebtEntry } from './accountAnswers.ts';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  paddingBlock: 12,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  marginBottom: 8,
}));
const Summary = styled('p')(({ theme }) => ({
  margin: 0,
  '& small': {
    ...theme.typography.body2,
    display: 'block',
    color: theme.vars.palette.text.secondary,
  },
}));

/** How much is owed in all, and the button that adds everything that fits. */
export function DebtToolbar({
  entries,
  onAddAll,
}: {
  entries: readonly DebtEntry[];
  onAddAll: () => void;
}) {
  const total = sumPesos(entries.map(({ debt }) => debt.amount));
  const [first] = entries;
  const limit = first && maxItemsOf(first.account.answer);
  return (
    <Bar>
      <Summary role="status">
        {entries.length === 1 ? '1 deuda' : `${entries.length.toLocaleString('es-CL')} deudas`}
        {isPesos(total) && (
          <>
            {' por '}
            <MoneyText amount={total} />
          </>
        )}
        {limit !== undefined && limit < entries.length && (
          <small>Puedes pagar hasta {limit} a la vez.</small>
        )}
      </Summary>
      <Button variant="contained" startIcon={<PlusIcon size={20} />} onClick={onAddAll}>
        Agregar todas
      </Button>
    </Bar>
  );
}
