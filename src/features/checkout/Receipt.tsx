import type { CSSProperties } from 'react';
import { formatStamp } from '../../lib/dates.ts';
import { formatReceiptPesos } from '../../lib/money.ts';
import { plainText } from '../../lib/plainText.ts';
import type { ReceiptContent } from '../../store/extra.ts';
import { receiptTable } from './receiptTable.ts';
import type { ReceiptRow } from './receiptTable.ts';

/** Inline styles of a receipt's parts, for e-mail; on screen, the parent component styles them. */
export type ReceiptLook = Partial<
  Record<
    | 'facts'
    | 'company'
    | 'term'
    | 'fact'
    | 'amount'
    | 'title'
    | 'table'
    | 'head'
    | 'cell'
    | 'money'
    | 'note',
    CSSProperties
  >
>;

/** The payment and the lines of its receipt. */
interface ReceiptProps extends ReceiptContent {
  /** The tag of its title, 'Cuentas pagadas'. */
  title: 'h2' | 'h3';
  look?: ReceiptLook;
}

const unstyled: ReceiptLook = {};

/** The most characters of an invoice number that does not break at its hyphens. */
const longestWhole = 20;
const keptWhole: CSSProperties = { whiteSpace: 'nowrap' };

function Row({ row, headers, look }: { row: ReceiptRow; headers: string[]; look: ReceiptLook }) {
  const { company, invoiceId, identifiers, alias, amount } = row;
  return (
    <tr>
      <td style={look.company}>
        <span translate="no">{company}</span>
        {invoiceId !== undefined && (
          <div style={look.note}>
            Factura{' '}
            <span translate="no" style={invoiceId.length <= longestWhole ? keptWhole : undefined}>
              {invoiceId}
            </span>
          </div>
        )}
      </td>
      {[...identifiers, alias].map((text, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- columns never change their places
        <td key={index} translate="no" style={look.cell} data-label={headers[index + 1]}>
          {text}
        </td>
      ))}
      <td translate="no" style={look.money}>
        {formatReceiptPesos(amount)}
      </td>
    </tr>
  );
}

/** The receipt of a paid payment; the same markup on screen, on paper and in the e-mail. */
export function Receipt({ payment, lines, title: Title, look = unstyled }: ReceiptProps) {
  const { headers, rows, total } = receiptTable(lines);
  const facts = [
    ['Monto pagado', formatReceiptPesos(payment.total), look.amount],
    ['Referencia', plainText(payment.reference), look.fact],
    ['Fecha', formatStamp(payment.date), look.fact],
  ] as const;
  return (
    <>
      <dl style={look.facts}>
        {facts.map(([term, fact, style]) => (
          <div key={term}>
            <dt style={look.term}>{term}</dt>
            <dd translate="no" style={style}>
              {fact}
            </dd>
          </div>
        ))}
      </dl>
      <Title style={look.title}>Cuentas pagadas</Title>
      <table style={look.table} aria-label="Cuentas pagadas">
        <thead>
          <tr>
            {headers.map((header, index) => (
              <th
                key={header}
                scope="col"
                style={{
                  ...look.head,
                  ...(index === headers.length - 1 && { textAlign: 'right' }),
                }}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a receipt never changes
            <Row key={index} row={row} headers={headers} look={look} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={headers.length - 1} style={look.cell}>
              Total pagado
            </th>
            <td translate="no" style={look.money}>
              {formatReceiptPesos(total)}
            </td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}
