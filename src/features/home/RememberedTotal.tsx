import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Owed } from '../../components/accounts/owed.ts';
import { countOf } from '../../lib/counts.ts';
import { sumAmounts } from '../../lib/money.ts';
import { paths } from '../../config/paths.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';

/** What the accounts owe together, in words that a screen reader says once all have answered. */
export function RememberedTotal({ owed }: { owed: readonly Owed[] }) {
  const count = (status: Owed['status']) => owed.filter((each) => each.status === status).length;
  const debts = owed.flatMap((each) => (each.status === 'owing' ? each.answer.debts : []));
  const isUpToDate = count('upToDate') === owed.length;
  return (
    <>
      <Typography component="div" role="status">
        {count('loading') > 0 ? (
          <span>{`Consultando ${countOf(owed.length, 'cuenta')}…`}</span>
        ) : (
          <>
            {debts.length > 0 && (
              <>
                <span>Debes </span>
                <MoneyText amount={sumAmounts(debts)} />
                <span>{` en ${countOf(count('owing'), 'cuenta')}. `}</span>
              </>
            )}
            {isUpToDate && <span>Estás al día. </span>}
            {count('unknown') > 0 && (
              <span>{`No pudimos consultar ${countOf(count('unknown'), 'cuenta')}. `}</span>
            )}
            {count('notFound') > 0 && (
              <span>{`El banco no encontró ${countOf(count('notFound'), 'cuenta')}.`}</span>
            )}
          </>
        )}
      </Typography>
      {debts.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          Al pagar desde aquí aceptas los <Link href={paths.terms}>Términos y Condiciones</Link>.
        </Typography>
      )}
    </>
  );
}
