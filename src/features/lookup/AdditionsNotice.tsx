import Box from '@mui/material/Box';
import { additionCounts } from '../../components/accounts/additionTexts.ts';
import { InvoiceNames } from '../../components/accounts/InvoiceNames.tsx';
import { groupBy } from '../../lib/arrays.ts';
import { groupThousands } from '../../lib/counts.ts';
import type { Additions, RefusedDebt } from '../../store/payment/addDebts.ts';
import { refusalMessages } from '../../store/cart/cartRules.ts';
import { queuedText } from '../../store/cart/fateTexts.ts';
import { Disclosure } from '../../ui/page/Disclosure.tsx';
import { Notice } from '../../ui/page/Notice.tsx';

/** How many bill numbers are listed; the others are only counted. */
const mostNamed = 100;

function Numbers({ refused, fate }: { refused: readonly RefusedDebt[]; fate: string }) {
  return (
    <Disclosure summary={`Números de ${groupThousands(String(refused.length), '.')} ${fate}`}>
      <InvoiceNames ids={refused.map(({ debt }) => debt.invoiceId)} most={mostNamed} />
    </Disclosure>
  );
}

/**
 * For each reason, the debts that did not enter the cart: first those queued for a later payment,
 * then the others.
 */
function Refusals({ refused }: { refused: readonly RefusedDebt[] }) {
  return [...groupBy(refused, ({ reason }) => reason)].map(([reason, some]) => {
    const queued = some.filter(({ isQueued }) => isQueued);
    const others = some.filter(({ isQueued }) => !isQueued);
    const withoutRoom = others.filter(({ lacksRoom }) => lacksRoom).length;
    return (
      <div key={reason}>
        <span>{refusalMessages[reason]}</span>
        {queued.length + withoutRoom > 0 && (
          <span>{` ${queuedText(queued.length, withoutRoom)}`}</span>
        )}
        {queued.length > 0 && <Numbers refused={queued} fate="para después" />}
        {others.length > 0 && <Numbers refused={others} fate="sin agregar" />}
      </div>
    );
  });
}

/**
 * The result of adding all debts at once: how many are in the cart, were queued for a later
 * payment, or were refused, with the reasons.
 */
export function AdditionsNotice({ additions }: { additions: Additions | undefined }) {
  const refused = additions?.refused ?? [];
  const isPartial = refused.some(({ isQueued }) => !isQueued);
  const calm = refused.length > 0 ? 'info' : 'success';
  return (
    <Box aria-live="polite" sx={{ my: additions ? 1 : 0 }}>
      {additions && (
        <Notice
          severity={isPartial ? 'warning' : calm}
          title={additionCounts(additions)}
          {...(refused.length > 0 && { children: <Refusals refused={refused} /> })}
        />
      )}
    </Box>
  );
}
