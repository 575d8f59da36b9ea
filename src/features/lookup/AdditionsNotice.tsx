import Box from '@mui/material/Box';
import { countDebts } from '../../lib/debtWords.ts';
import { groupThousands } from '../../lib/digits.ts';
import type { Additions, RefusedDebt } from '../../store/cart/addDebts.ts';
import { refusalMessages } from '../../store/cart/cartRules.ts';
import type { CartRefusal } from '../../store/cart/cartRules.ts';
import { Notice } from '../../ui/page/Notice.tsx';
import { Unbroken } from '../../ui/text/Unbroken.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';

/** How many invoices are named; the rest are counted. */
const namedInvoices = 8;

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

function Invoices({ ids }: { ids: readonly string[] }) {
  const rest = ids.length - namedInvoices;
  return (
    <>
      {ids.slice(0, namedInvoices).map((id, index) => (
        <span key={id}>
          {index > 0 && <span>, </span>}
          <Unbroken>
            <UntrustedText length={40}>{id}</UntrustedText>
          </Unbroken>
        </span>
      ))}
      {rest > 0 && <span>{` y ${groupThousands(String(rest), '.')} más`}</span>}
    </>
  );
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
                  <Invoices ids={ids} />
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
