import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AddToCalendar } from '../../components/calendar/AddToCalendar.tsx';
import { countOf } from '../../lib/counts.ts';
import { countDebts } from '../../lib/dates/debtWords.ts';
import { isPesos } from '../../lib/money.ts';
import { lookupLink } from '../../config/lookupLinks.ts';
import { EmptyMark } from '../../ui/drawings/EmptyMark.tsx';
import { SlipDivider } from '../../ui/drawings/PaperSlip.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { sumOfDue } from '../../components/accounts/dueDebts.ts';
import type { DueDebt } from '../../components/accounts/dueDebts.ts';
import { DueGroups } from './DueGroups.tsx';
import { NearestDebts } from './NearestDebts.tsx';

/** A bill for the calendar, with the lookup of its account. */
const toDueBill = ({ debt, account }: DueDebt) => ({
  debt,
  link: lookupLink({ companyId: account.company.id, contractId: account.contract.id }, account),
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
    <Typography variant="body2" color="textSecondary">
      {`${missing === 1 ? 'Falta 1 cuenta' : `Faltan ${missing} cuentas`} por sumar, más abajo.`}
    </Typography>
  );
}

/** Nothing is owed. */
function NothingDue({ coverage }: { coverage: Coverage }) {
  return (
    <Stack spacing={1} sx={{ my: 'auto', alignItems: 'flex-start' }}>
      <EmptyMark kind="paid" />
      <Typography component="strong" variant="h2">
        Estás al día
      </Typography>
      <Typography color="textSecondary">
        {`No hay nada por pagar en ${coveredText(coverage)}.`}
      </Typography>
      <Uncovered coverage={coverage} />
    </Stack>
  );
}

/** The debts, soonest due first, and which accounts they cover. */
export interface ForwardViewProps {
  debts: readonly DueDebt[];
  coverage: Coverage;
  today: string;
  isCarted: (due: DueDebt) => boolean;
  /** Pays debts, and others later. */
  onPay: (debts: readonly DueDebt[], later: readonly DueDebt[]) => void;
}

/**
 * What is due and when, at a glance: the sum, three periods and the nearest debts, with one button
 * to pay as much as a cart takes at a time: the contract that is due first.
 */
export function ForwardView({ debts, coverage, today, isCarted, onPay }: ForwardViewProps) {
  const [first] = debts;
  if (!first) return <NothingDue coverage={coverage} />;
  const total = sumOfDue(debts);
  const isFirst = ({ debt }: DueDebt) => debt.contract.id === first.debt.contract.id;
  const together = debts.filter(isFirst);
  const later = debts.filter((due) => !isFirst(due));
  const sum = sumOfDue(together);
  const isWhole = later.length === 0 && coverage.known === coverage.total;
  return (
    <>
      <Grid container rowSpacing={3} columnSpacing={6}>
        <Grid size={{ xs: 12, md: 6 }}>
          <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
            <MoneyText amount={total} size="display" />
            <Typography variant="body2" color="textSecondary">
              {`${countDebts(debts.length)} en ${coveredText(coverage)}`}
            </Typography>
            <Uncovered coverage={coverage} />
            <Button
              size="large"
              onClick={() => onPay(together, later)}
              sx={{ mt: 1.5, mb: 0.5, width: { xs: '100%', sm: 'auto' } }}
            >
              {isWhole ? 'Pagar todo' : 'Pagar lo que vence primero'}
            </Button>
            {later.length > 0 && (
              <Typography variant="body2" color="textSecondary">
                Empieza por <UntrustedText length={60}>{first.account.company.name}</UntrustedText>
                {isPesos(sum) && (
                  <>
                    <span>: </span>
                    <MoneyText amount={sum} size="small" />
                  </>
                )}
                <span>. En el carro cabe un convenio a la vez.</span>
              </Typography>
            )}
            <Box sx={{ ml: -1.5 }}>
              <AddToCalendar bills={() => debts.map(toDueBill)} />
            </Box>
          </Stack>
        </Grid>
        <Grid size={{ xs: 12, md: 6 }}>
          <DueGroups debts={debts} today={today} />
        </Grid>
      </Grid>
      <SlipDivider />
      <NearestDebts debts={debts} today={today} isCarted={isCarted} />
    </>
  );
}
