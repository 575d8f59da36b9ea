import { groupThousands } from '../../lib/counts.ts';
import { Unbroken } from '../../ui/text/ReferenceText.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';

/** At most `most` numbers are named; the others are counted. */
interface InvoiceNamesProps {
  ids: readonly string[];
  most?: number;
}

/** Lists invoice numbers, each once, for example "F-1, F-2 y 3 más". */
export function InvoiceNames({ ids, most = 8 }: InvoiceNamesProps) {
  const distinct = [...new Set(ids)];
  const named = distinct.slice(0, most);
  const rest = distinct.length - named.length;
  return (
    <>
      {named.map((id, index) => (
        <span key={id}>
          {index > 0 && <span> </span>}
          <Unbroken>
            <UntrustedText length={40}>{id}</UntrustedText>
            {index < named.length - 1 && <span>,</span>}
          </Unbroken>
        </span>
      ))}
      {rest > 0 && <span>{` y ${groupThousands(String(rest), '.')} más`}</span>}
    </>
  );
}
