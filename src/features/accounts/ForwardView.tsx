import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { countOf } from '../../lib/counts.ts';
import { countDebts } from '../../lib/debtWords.ts';
import { isPesos } from '../../lib/money.ts';
import { quietText } from '../../theme/quietText.ts';
import { palette, theme } from '../../theme/theme.ts';
import { EmptyMark } from '../../ui/drawings/EmptyMark.tsx';
import { SlipDivider } from '../../ui/drawings/PaperSlip.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { sumOfDue } from './dueDebts.ts';
import type { DueDebt } from './dueDebts.ts';
import { DueGroups } from './DueGroups.tsx';
import { NearestDebts } from './NearestDebts.tsx';
import { OverviewColumns } from './overviewFrame.ts';

const Sum = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  '& p': { ...quietText, margin: 0 },
  '& > button': { marginBlock: '12px 4px' },
  // The attribute outdoes the button's own padding.
  [theme.breakpoints.down('sm')]: { '& > button[data-size]': { width: '100%', paddingInline: 16 } },
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

/** The accounts that the figures cover. */
function coveredText({ known, total }: Coverage): string {
  if (known < total) return countOf(known, 'cuenta');
  return total === 1 ? 'tu cuenta' : `tus ${total} cuentas`;
}

/** Accounts that are not loaded yet, or that the bank did not answer for. */
function Uncovered({ coverage: { known, total } }: { coverage: Coverage }) {
  const missing = total - known;
  if (missing <= 0) return null;
  return (
    <p>
      {`${missing === 1 ? 'Falta 1 cuenta' : `Faltan ${missing} cuentas`} por sumar, más abajo.`}
    </p>
  );
}

/** Nothing is owed. */
function NothingDue({ coverage }: { coverage: Coverage }) {
  return (
    <Calm>
      <EmptyMark kind="paid" />
      <strong>Estás al día</strong>
      <p>{`No hay nada por pagar en ${coveredText(coverage)}.`}</p>
      <Uncovered coverage={coverage} />
    </Calm>
  );
}

/** The debts, soonest due first, and which accounts they cover. */
export interface ForwardViewProps {
  debts: readonly DueDebt[];
  coverage: Coverage;
  today: string;
  isCarted: (due: DueDebt) => boolean;
  onPay: (debts: readonly DueDebt[]) => void;
}

/**
 * What is due and when, at a glance: the sum, three periods and the nearest debts, with one button
 * to pay as much as a cart takes at a time: the contract that is due first.
 */
export function ForwardView({ debts, coverage, today, isCarted, onPay }: ForwardViewProps) {
  const [first] = debts;
  if (!first) return <NothingDue coverage={coverage} />;
  const total = sumOfDue(debts);
  const together = debts.filter(({ debt }) => debt.contract.id === first.debt.contract.id);
  const sum = sumOfDue(together);
  const isWhole = together.length === debts.length && coverage.known === coverage.total;
  return (
    <>
      <OverviewColumns>
        <Sum>
          <MoneyText amount={total} size="display" />
          <p>{`${countDebts(debts.length)} en ${coveredText(coverage)}`}</p>
          <Uncovered coverage={coverage} />
          <Button variant="contained" size="large" onClick={() => onPay(together)}>
            {isWhole ? 'Pagar todo' : 'Pagar lo que vence primero'}
          </Button>
          {together.length < debts.length && (
            <p>
              Empieza por <UntrustedText length={60}>{first.account.company.name}</UntrustedText>
              {isPesos(sum) && (
                <>
                  <span>: </span>
                  <MoneyText amount={sum} size="small" />
                </>
              )}
              <span>. En el carro cabe un convenio a la vez.</span>
            </p>
          )}
        </Sum>
        <DueGroups debts={debts} today={today} />
      </OverviewColumns>
      <SlipDivider />
      <NearestDebts debts={debts} today={today} isCarted={isCarted} />
    </>
  );
}
