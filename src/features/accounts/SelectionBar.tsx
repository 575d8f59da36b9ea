import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { countOf } from '../../lib/counts.ts';
import { countDebts } from '../../lib/dates/debtWords.ts';
import { SelectionSheet } from '../../ui/lists/SelectionSheet.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { sumOfDue } from '../../components/accounts/dueDebts.ts';
import type { DueDebt } from '../../components/accounts/dueDebts.ts';

interface SelectionBarProps {
  count: number;
  debts: readonly DueDebt[];
  /** Whether the selected accounts have further debts that cannot be read. */
  isPart: boolean;
  onPay: () => void;
}

/**
 * Shows how many accounts are selected, the sum of their debts, and the button that pays them.
 * While any account is selected, sticks to the bottom of the window.
 */
export function SelectionBar({ count, debts, isPart, onPay }: SelectionBarProps) {
  const total = sumOfDue(debts);
  const contracts = new Set(debts.map(({ debt }) => debt.contract.id)).size;
  return (
    <SelectionSheet isActive={count > 0}>
      <div aria-live="polite">
        <Typography variant="body2" color="textSecondary">
          {count === 0
            ? 'Selecciona las cuentas que quieras pagar juntas.'
            : `${countOf(count, 'cuenta')} · ${countDebts(debts.length)}`}
        </Typography>
        {count > 0 && isPart && <Typography variant="body2">Al menos</Typography>}
        {count > 0 && <MoneyText amount={total} size="large" />}
        {contracts > 1 && (
          <Typography variant="body2" color="textSecondary">
            {`Son de ${contracts} convenios: se pagan uno después de otro.`}
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
    </SelectionSheet>
  );
}
