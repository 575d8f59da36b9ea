import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { countOf } from '../../lib/counts.ts';
import { countDebts } from '../../lib/debtWords.ts';
import { lowWindow } from '../../theme/windows.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { ToastsAbove } from '../../ui/toasts/ToastsAbove.tsx';
import { sumOfDue } from './dueDebts.ts';
import type { DueDebt } from './dueDebts.ts';

/** The bar while something is selected: a sheet over the bottom of the window. */
const sheet = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 'appBar',
  marginInline: { xs: '-16px', sm: '-20px' },
  paddingInline: { xs: '16px', sm: '20px' },
  paddingBlockEnd: 'calc(16px + env(safe-area-inset-bottom))',
  borderRadius: { xs: 0, sm: 'var(--radius) var(--radius) 0 0' },
  border: 1,
  borderBottom: 0,
  borderColor: 'divider',
  boxShadow: 'var(--shadow)',
  [`@media ${lowWindow}`]: { position: 'static' },
};

/** The chosen accounts: how many, and what they owe. */
interface SelectionBarProps {
  count: number;
  debts: readonly DueDebt[];
  onPay: () => void;
}

/**
 * What is selected and the button that pays it; sticks to the bottom of the window while something
 * is selected.
 */
export function SelectionBar({ count, debts, onPay }: SelectionBarProps) {
  const total = sumOfDue(debts);
  const contracts = new Set(debts.map(({ debt }) => debt.contract.id)).size;
  return (
    <Paper
      sx={[
        {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '12px 24px',
          minHeight: 80,
          mt: 3,
          py: 2,
          '@media print': { display: 'none' },
        },
        count > 0 ? sheet : { bgcolor: 'transparent' },
      ]}
    >
      <div aria-live="polite">
        <Typography variant="body2" color="textSecondary">
          {count === 0
            ? 'Selecciona las cuentas que quieras pagar juntas.'
            : `${countOf(count, 'cuenta')} · ${countDebts(debts.length)}`}
        </Typography>
        {count > 0 && <MoneyText amount={total} size="large" />}
        {contracts > 1 && (
          <Typography variant="body2" color="textSecondary">
            {`Son de ${contracts} convenios: en el carro cabe uno a la vez.`}
          </Typography>
        )}
      </div>
      <Button
        variant={count > 0 ? 'contained' : 'outlined'}
        disabled={count === 0}
        onClick={onPay}
        sx={{ flex: { xs: '1 0 auto', sm: 'none' } }}
      >
        Pagar seleccionadas
      </Button>
      {count > 0 && <ToastsAbove />}
    </Paper>
  );
}
