import { styled } from '@mui/material/styles';
import { countDebts } from '../../lib/debtWords.ts';
import { isPesos, sumPesos } from '../../lib/money.ts';
import { palette, theme } from '../../theme/theme.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyMark } from '../../ui/drawings/EmptyMark.tsx';
import { SlipDivider } from '../../ui/drawings/PaperSlip.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import type { DueDebt } from './dueDebts.ts';
import { DueGroups } from './DueGroups.tsx';
import { NearestDebts } from './NearestDebts.tsx';
import { OverviewColumns } from './overviewFrame.ts';

const Sum = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  '& p': { ...theme.typography.body2, margin: 0, color: palette.text.secondary },
  '& > button': { marginBlock: '12px 4px' },
  [theme.breakpoints.down('sm')]: { '& > button': { width: '100%' } },
});
const Calm = styled('div')({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  flex: 1,
  gap: 8,
  '& strong': theme.typography.h2,
  '& p': { margin: 0, color: palette.text.secondary },
});

/** How many of the payer's accounts the figures cover. */
interface Coverage {
  known: number;
  total: number;
}

/** Which accounts the figures cover; some may not be loaded yet or could not be queried. */
function coverageText({ known, total }: Coverage): string {
  if (total === 1) return 'tu cuenta';
  return known < total ? `${known} de tus ${total} cuentas` : `tus ${total} cuentas`;
}

/** Nothing is owed. */
function NothingDue({ coverage }: { coverage: Coverage }) {
  return (
    <Calm>
      <EmptyMark kind="paid" />
      <strong>Estás al día</strong>
      <p>No hay nada por pagar en {coverageText(coverage)}.</p>
    </Calm>
  );
}

/** The debts, soonest due first, and which accounts they cover. */
export interface ForwardViewProps {
  debts: readonly DueDebt[];
  coverage: Coverage;
  now: Date;
  isCarted: (due: DueDebt) => boolean;
  onPayAll: () => void;
}

/**
 * What is due and when, at a glance: the sum, three periods and the nearest debts, with one button
 * to pay it all.
 */
export function ForwardView({ debts, coverage, now, isCarted, onPayAll }: ForwardViewProps) {
  if (debts.length === 0) return <NothingDue coverage={coverage} />;
  const total = sumPesos(debts.map(({ debt }) => debt.amount));
  const contracts = new Set(debts.map(({ debt }) => debt.contract.id)).size;
  return (
    <>
      <OverviewColumns>
        <Sum>
          {isPesos(total) && <MoneyText amount={total} size="display" />}
          <p>
            {countDebts(debts.length)} en {coverageText(coverage)}
          </p>
          <Button variant="contained" size="large" onClick={onPayAll}>
            Pagar todo
          </Button>
          {contracts > 1 && (
            <p>El carro lleva un convenio a la vez: empezamos por el que vence primero.</p>
          )}
        </Sum>
        <DueGroups debts={debts} now={now} />
      </OverviewColumns>
      <SlipDivider />
      <NearestDebts debts={debts} now={now} isCarted={isCarted} />
    </>
  );
}
