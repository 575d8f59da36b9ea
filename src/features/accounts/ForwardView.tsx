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
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import { EmptyMark } from '../../ui/drawings/EmptyMark.tsx';
import { SlipDivider } from '../../ui/drawings/PaperSlip.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import {
  paymentSums,
  sumOfDue,
  urgentDebts,
  urgentLabel,
} from '../../components/accounts/dueDebts.ts';
import type { DueDebt } from '../../components/accounts/dueDebts.ts';
import { DueGroups } from './DueGroups.tsx';
import { NearestDebts } from './NearestDebts.tsx';

/**
 * A debt for the calendar, with a link to the lookup (the screen that queries an account's debts).
 * The link fills in the account, unless its identifier may be a RUT (a person's tax number).
 */
const toDueBill = ({ debt, account }: DueDebt) => ({
  debt,
  link: lookupLink({ companyId: account.company.id, contractId: account.contract.id }, account),
});

/** `known`: how many accounts the sums include; `total`: how many accounts the payer has. */
interface Coverage {
  known: number;
  total: number;
}

/** Returns which accounts the figures include: "tus 3 cuentas" for all, "2 cuentas" for some. */
function coveredText({ known, total }: Coverage): string {
  if (known < total) return countOf(known, 'cuenta');
  return total === 1 ? 'tu cuenta' : `tus ${total} cuentas`;
}

/**
 * A button that loads the remaining accounts. Once all accounts are loaded, a sentence with the
 * number of accounts whose debts are not known, if there are any.
 */
function Uncovered({ coverage, rest }: Pick<ForwardViewProps, 'coverage' | 'rest'>) {
  const missing = coverage.total - coverage.known;
  if (rest) {
    return (
      <LoadingButton variant="outlined" size="small" loading={rest.isAdding} onClick={rest.add}>
        Sumar las demás
      </LoadingButton>
    );
  }
  if (missing <= 0) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {`${missing === 1 ? 'Falta 1 cuenta' : `Faltan ${missing} cuentas`} por sumar, más abajo.`}
    </Typography>
  );
}

/**
 * The title and text if no debt is found. They say that the payer is up to date only if the debts
 * of all accounts are known and no payment is pending.
 */
function nothingTexts(coverage: Coverage, isUnderWay: boolean): [title: string, text: string] {
  const covered = coveredText(coverage);
  if (coverage.known < coverage.total)
    return [`Nada por pagar en ${covered}`, 'Falta saber cuánto debes en las demás.'];
  if (isUnderWay) return ['Nada más por pagar', 'Hay un pago en curso: espera su resultado.'];
  return ['Estás al día', `No hay nada por pagar en ${covered}.`];
}

type NothingDueProps = Pick<ForwardViewProps, 'coverage' | 'rest' | 'isUnderWay'>;

function NothingDue({ coverage, rest, isUnderWay }: NothingDueProps) {
  const [title, text] = nothingTexts(coverage, isUnderWay);
  return (
    <Stack spacing={1} sx={{ my: 'auto', alignItems: 'flex-start' }}>
      <EmptyMark kind="paid" />
      <Typography component="strong" variant="h2">
        {title}
      </Typography>
      <Typography color="textSecondary">{text}</Typography>
      <Uncovered coverage={coverage} rest={rest} />
    </Stack>
  );
}

/** `debts` are sorted, soonest due first. */
export interface ForwardViewProps {
  debts: readonly DueDebt[];
  coverage: Coverage;
  /** Whether the bank lists further debts that cannot be read. */
  isPart: boolean;
  /** Whether a pending payment includes all debts of some account. */
  isUnderWay: boolean;
  /** Loads the remaining accounts; undefined once all are loaded. */
  rest: { isAdding: boolean; add: () => void } | undefined;
  today: string;
  isCarted: (due: DueDebt) => boolean;
  /**
   * Adds `debts` to the cart as far as its rules allow. Queues `later`, and those of `debts` that
   * can be paid after the cart, for further payments, as far as the queue has room.
   */
  onPay: (debts: readonly DueDebt[], later: readonly DueDebt[]) => void;
}

const followingText = (count: number) =>
  count === 1 ? ' Después sigue 1 pago.' : ` Después siguen ${count} pagos.`;

/**
 * Shows the total, the sums of three periods and the nearest debts. The button pays all debts if
 * all are known and fit into one payment, otherwise those due soonest (`urgentDebts`): first the
 * debts of one contract (a company's service that bills), later the others.
 */
export function ForwardView(props: ForwardViewProps) {
  const { debts, coverage, isPart, isUnderWay, rest, today, isCarted, onPay } = props;
  const [first] = debts;
  if (!first) return <NothingDue {...{ coverage, rest, isUnderWay }} />;
  const total = sumOfDue(debts);
  const isFirst = ({ debt }: DueDebt) => debt.contract.id === first.debt.contract.id;
  const isAll = coverage.known === coverage.total && !isPart;
  const isWhole = isAll && paymentSums(debts).length === 1;
  const paid = isWhole ? debts : urgentDebts(debts, today);
  const together = paid.filter(isFirst);
  const later = paid.filter((due) => !isFirst(due));
  const [sum = 0, ...following] = paymentSums(paid);
  const excluded = debts.length - paid.length;
  return (
    <>
      <Grid container rowSpacing={3} columnSpacing={6}>
        <Grid size={{ xs: 12, md: 6 }}>
          <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
            {isPart && <Typography variant="body2">Al menos</Typography>}
            <MoneyText amount={total} size="display" />
            <Typography variant="body2" color="textSecondary">
              {`${countDebts(debts.length)} en ${coveredText(coverage)}`}
            </Typography>
            <Uncovered coverage={coverage} rest={rest} />
            <Button
              size="large"
              onClick={() => onPay(together, later)}
              sx={{ mt: 1.5, mb: 0.5, width: { xs: '100%', sm: 'auto' } }}
            >
              {isWhole ? 'Pagar todo' : urgentLabel(paid, today)}
            </Button>
            {!isWhole && (
              <Typography variant="body2" color="textSecondary">
                Empieza por <UntrustedText length={60}>{first.account.company.name}</UntrustedText>
                {isPesos(sum) && (
                  <>
                    <span>: </span>
                    <MoneyText amount={sum} size="small" />
                  </>
                )}
                <span>.</span>
                {following.length > 0 && <span>{followingText(following.length)}</span>}
                {excluded > 0 && (
                  <span>{` ${countDebts(excluded)} que ${excluded === 1 ? 'vence' : 'vencen'} más adelante no se ${excluded === 1 ? 'incluye' : 'incluyen'}.`}</span>
                )}
              </Typography>
            )}
            <Box sx={{ ml: 'var(--outdent)' }}>
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
