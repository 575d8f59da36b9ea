import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { countOf } from '../../lib/counts.ts';
import { countDebts } from '../../lib/debtWords.ts';
import { lowWindow } from '../../theme/windows.ts';
import { palette, theme } from '../../theme/theme.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { SummaryLine } from '../../ui/text/SummaryLine.ts';
import { ToastsAbove } from '../../ui/toasts/ToastsAbove.tsx';
import { sumOfDue } from './dueDebts.ts';
import type { DueDebt } from './dueDebts.ts';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  minHeight: 80,
  marginTop: 24,
  padding: '16px 0',
  '&[data-active]': {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: theme.zIndex.appBar,
    marginInline: -20,
    paddingInline: 20,
    paddingBlockEnd: 'calc(16px + env(safe-area-inset-bottom))',
    borderRadius: 'var(--radius) var(--radius) 0 0',
    border: `1px solid ${palette.divider}`,
    borderBottom: 0,
    backgroundColor: palette.background.paper,
    boxShadow: 'var(--shadow)',
  },
  [`@media ${lowWindow}`]: { '&[data-active]': { position: 'static' } },
  '@media print': { display: 'none' },
  [theme.breakpoints.down('sm')]: {
    '&[data-active]': { marginInline: -16, paddingInline: 16, borderRadius: 0, borderInline: 0 },
    columnGap: 12,
    '& > button': { flex: '1 0 auto', paddingInline: 16 },
  },
});

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
    <Bar data-active={count > 0 ? '' : undefined}>
      <SummaryLine aria-live="polite">
        {count === 0 && <small>Selecciona las cuentas que quieras pagar juntas.</small>}
        {count > 0 && (
          <>
            <small>{`${countOf(count, 'cuenta')} · ${countDebts(debts.length)}`}</small>
            <MoneyText amount={total} size="large" />
            {contracts > 1 && (
              <small>{`Son de ${contracts} convenios: en el carro cabe uno a la vez.`}</small>
            )}
          </>
        )}
      </SummaryLine>
      <Button variant={count > 0 ? 'contained' : 'outlined'} disabled={count === 0} onClick={onPay}>
        Pagar seleccionadas
      </Button>
      {count > 0 && <ToastsAbove />}
    </Bar>
  );
}
