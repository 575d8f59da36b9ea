import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { dueDebts, paymentSums, sumOfDue } from '../../components/accounts/dueDebts.ts';
import { pauseTexts, unreadDebts } from '../../components/accounts/owed.ts';
import type { OwedAccount } from '../../components/accounts/owed.ts';
import { usePayInTurn } from '../../components/accounts/usePayDebts.ts';
import { paths } from '../../config/paths.ts';
import { countOf } from '../../lib/counts.ts';
import { countDebts } from '../../lib/dates/debtWords.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';

interface RememberedTotalProps {
  /** The accounts whose debts were queried, also those whose query is pending or has failed. */
  asked: readonly OwedAccount[];
  /** How many further accounts can be queried, but have not been yet. */
  unasked: number;
  /** Whether the rows, whose buttons pay one account each, are shown. */
  hasRows: boolean;
}

/**
 * Shows the sum of the debts once the bank has answered for all queried accounts, mentions the
 * accounts and debts that the sum lacks, and offers to pay.
 */
export function RememberedTotal({ asked, unasked, hasRows }: RememberedTotalProps) {
  const noteId = useId();
  const payInTurn = usePayInTurn();
  const withStatus = (status: OwedAccount['owed']['status']) =>
    asked.filter(({ owed }) => owed.status === status);
  const count = (status: OwedAccount['owed']['status']) => withStatus(status).length;
  const isWaiting = count('loading') > 0;
  const owing = withStatus('owing');
  const debts = dueDebts(asked);
  const payments = paymentSums(debts).length;
  const contracts = new Set(debts.map(({ debt }) => debt.contract.id)).size;
  const unread = unreadDebts(asked);
  const pauses = pauseTexts(asked);
  const isPart = unasked + unread + count('unknown') + pauses.length > 0;
  const [first] = owing;
  const isOne = owing.length === 1;
  const label = isOne
    ? `Pagar ${plainText(first?.account.alias ?? '', 60)}`
    : `Pagar las ${owing.length}, una tras otra`;
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
        alignItems: { sm: 'center' },
        justifyContent: 'space-between',
        gap: '12px 24px',
        // Reserves the height of the content after the bank's answer: less while the rows are
        // shown, because then there is often no button.
        minHeight: { xs: hasRows ? '6.5rem' : '10rem', sm: '4.5rem' },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography component="div" role="status">
          {isWaiting ? (
            <span>{`Consultando ${countOf(asked.length, 'cuenta')}…`}</span>
          ) : (
            <>
              {debts.length > 0 && (
                <>
                  <span>{isPart ? 'Debes al menos ' : 'Debes '}</span>
                  <MoneyText amount={sumOfDue(debts)} />
                  <span>{` en ${countOf(owing.length, 'cuenta')}. `}</span>
                </>
              )}
              {count('upToDate') === asked.length && !isPart && <span>Estás al día. </span>}
              {unasked > 0 && <span>{`Falta consultar ${countOf(unasked, 'cuenta')}. `}</span>}
              {count('unknown') > 0 && (
                <span>{`No pudimos consultar ${countOf(count('unknown'), 'cuenta')}. `}</span>
              )}
              {pauses.map((each) => (
                <span key={each}>{`${each} `}</span>
              ))}
              {unread > 0 && <span>{`No pudimos leer ${countDebts(unread)}. `}</span>}
              {count('notFound') > 0 && (
                <span>{`El banco no encontró ${countOf(count('notFound'), 'cuenta')}.`}</span>
              )}
            </>
          )}
        </Typography>
        {!isWaiting && debts.length > 0 && (
          <Typography variant="body2" color="textSecondary" id={noteId}>
            {payments > 1 && (
              <span>{`Son ${payments} pagos${payments === contracts ? ', uno por convenio' : ''}. `}</span>
            )}
            <span>
              Al pagar desde aquí aceptas los <Link href={paths.terms}>Términos y Condiciones</Link>
              .
            </span>
          </Typography>
        )}
      </Box>
      {!isWaiting && debts.length > 0 && !(isOne && hasRows) && (
        <Button aria-describedby={noteId} onClick={() => payInTurn(debts)} sx={{ flexShrink: 0 }}>
          {label}
        </Button>
      )}
    </Stack>
  );
}
