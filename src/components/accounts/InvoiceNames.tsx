import { groupThousands } from '../../lib/counts.ts';
import { Unbroken } from '../../ui/text/ReferenceText.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';

/** How many invoices are named; the rest are counted. */
const namedInvoices = 8;

/** The numbers of some invoices in a row, each once: "F-1, F-2 y 3 más". */
export function InvoiceNames({ ids }: { ids: readonly string[] }) {
  const distinct = [...new Set(ids)];
  const rest = distinct.length - namedInvoices;
  return (
    <>
      {distinct.slice(0, namedInvoices).map((id, index) => (
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
