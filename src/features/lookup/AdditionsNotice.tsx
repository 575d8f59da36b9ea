import Box from '@mui/material/Box';
import { InvoiceNames } from '../../components/accounts/InvoiceNames.tsx';
import { countDebts } from '../../lib/dates/debtWords.ts';
import type { Additions, RefusedDebt } from '../../store/payment/addDebts.ts';
import { refusalMessages } from '../../store/cart/cartRules.ts';
import type { CartRefusal } from '../../store/cart/cartRules.ts';
import { Notice } from '../../ui/page/Notice.tsx';

function titleOf({ added, known, refused }: Additions): string {
  if (added === 0 && refused.length === 0) return 'Estas deudas ya están en tu carro';
  if (added === 0 && known > 0) return 'No pudimos agregar más deudas';
  if (added === 0)
    return `No pudimos agregar ${refused.length === 1 ? 'esta deuda' : 'estas deudas'}`;
  const asked = added + refused.length;
  const title =
    refused.length > 0
      ? `Agregamos ${added} de ${countDebts(asked)} a tu carro`
      : `Agregamos ${countDebts(added)} a tu carro`;
  return known > 0
    ? `${title}; ${countDebts(known)} ya ${known === 1 ? 'estaba' : 'estaban'}`
    : title;
}

/** Whether nothing fitted, for one and the same reason: no debt needs to be told apart. */
function isWhollyRefused({ added, known, refused }: Additions): boolean {
  return added + known === 0 && byReason(refused).length === 1;
}

function byReason(refused: readonly RefusedDebt[]): [CartRefusal, string[]][] {
  const groups = new Map<CartRefusal, Set<string>>();
  for (const { debt, reason } of refused) {
    groups.set(reason, (groups.get(reason) ?? new Set()).add(debt.invoiceId));
  }
  return [...groups].map(([reason, ids]) => [reason, [...ids]]);
}

/** The result of adding everything at once: how many were added, and which did not fit and why. */
export function AdditionsNotice({ additions }: { additions: Additions | undefined }) {
  return (
    <Box aria-live="polite" sx={{ mb: additions ? 2 : 0 }}>
      {additions && (
        <Notice
          severity={additions.refused.length > 0 ? 'warning' : 'success'}
          title={titleOf(additions)}
        >
          {byReason(additions.refused).map(([reason, ids]) => (
            <p key={reason}>
              <span>{refusalMessages[reason]}</span>
              {!isWhollyRefused(additions) && (
                <>
                  <span>{ids.length === 1 ? ' Quedó fuera ' : ' Quedaron fuera '}</span>
                  <InvoiceNames ids={ids} />
                  <span>.</span>
                </>
              )}
            </p>
          ))}
        </Notice>
      )}
    </Box>
  );
}
