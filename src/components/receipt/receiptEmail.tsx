import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '../../config/brand.ts';
import { environment } from '../../config/environment.ts';
import { formatReceiptPesos } from '../../lib/money.ts';
import { referenceGroups } from '../../lib/text/references.ts';
import { paths, checkAddress } from '../../config/paths.ts';
import type { ReceiptContent } from '../../store/device/extra.ts';
import { lightPalette } from '../../theme/palette.ts';
import { longestUnbrokenId, receiptFacts, receiptTable } from './receiptTable.ts';
import type { ReceiptRow } from './receiptTable.ts';

const { background, divider, primary, text } = lightPalette;
const quiet = text.secondary;
const line = `1px solid ${divider}`;
const cell: CSSProperties = {
  padding: '12px 8px',
  borderBottom: line,
  textAlign: 'left',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
};

const look = {
  facts: { margin: 0, padding: '20px 0 4px' },
  term: { fontSize: 14, color: quiet },
  fact: { margin: '0 0 12px', fontWeight: 600 },
  amount: { margin: '0 0 16px', fontSize: 30, lineHeight: '36px', fontWeight: 700 },
  title: { margin: '12px 0 8px', padding: '20px 0 0', borderTop: line, fontSize: 18 },
  table: { width: '100%', borderCollapse: 'collapse', fontSize: 14, lineHeight: '20px' },
  head: {
    ...cell,
    padding: '8px',
    color: quiet,
    fontWeight: 600,
    fontSize: 13,
    overflowWrap: 'normal',
  },
  company: { ...cell, fontWeight: 600 },
  cell,
  money: { ...cell, textAlign: 'right', fontSize: 16, fontWeight: 600, whiteSpace: 'nowrap' },
  note: { color: quiet, fontWeight: 400 },
} satisfies Record<string, CSSProperties>;

/**
 * A style sheet for mail programs that support one. It aligns the table with the text around it,
 * and shows each account as a block on a narrow screen, where six columns do not fit.
 */
const sheet = `th:first-child, td:first-child { padding-left: 0 !important; }
th:last-child, td:last-child { padding-right: 0 !important; }
thead th:first-child:nth-last-child(-n + 5) ~ th { white-space: nowrap; }
tfoot th, tfoot td { border: 0 !important; font-size: 16px !important; }
@media (max-width: 660px) {
  thead { display: none !important; }
  table, tbody, tfoot, tbody tr, tbody td { display: block !important; width: 100% !important; box-sizing: border-box; }
  tbody td { padding: 2px 0 !important; border: 0 !important; text-align: left !important; }
  tbody td:first-child { padding-top: 12px !important; }
  tbody td:last-child { padding-bottom: 12px !important; border-bottom: ${line} !important; text-align: right !important; }
  tbody td:last-child::before { content: 'Monto'; float: left; font-size: 14px; font-weight: 400; }
  tbody td:empty { display: none !important; }
  td[data-label]::before { content: attr(data-label) ': '; }
  tfoot tr { display: flex !important; justify-content: space-between !important; }
  tfoot th, tfoot td { padding: 12px 0 0 !important; }
}`;

const Text = ({ children, style }: { children: ReactNode; style?: CSSProperties }) => (
  <p style={{ margin: '0 0 16px', ...style }}>{children}</p>
);

function AccountRow({ row, headers }: { row: ReceiptRow; headers: string[] }) {
  const { company, invoiceId, identifiers, alias, amount } = row;
  return (
    <tr>
      <td style={look.company}>
        <span translate="no">{company}</span>
        {invoiceId !== undefined && (
          <div style={look.note}>
            Factura{' '}
            <span
              translate="no"
              style={invoiceId.length <= longestUnbrokenId ? { whiteSpace: 'nowrap' } : undefined}
            >
              {invoiceId}
            </span>
          </div>
        )}
      </td>
      {[...identifiers, alias].map((detail, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- columns never change their places
        <td key={index} translate="no" style={look.cell} data-label={headers[index + 1]}>
          {detail}
        </td>
      ))}
      <td translate="no" style={look.money}>
        {formatReceiptPesos(amount)}
      </td>
    </tr>
  );
}

/** The reference in groups. CSS separates them, so that the copied text has no spaces. */
function Reference({ children }: { children: string }) {
  return referenceGroups(children).map((group, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- groups never change their places
    <span key={index} style={{ marginRight: 6 }}>
      {group}
    </span>
  ));
}

/** The payment and its accounts, as `Receipt` shows them on the screen. */
function Accounts({ payment, lines }: ReceiptContent) {
  const { headers, rows, total } = receiptTable(lines);
  return (
    <>
      <dl style={look.facts}>
        {receiptFacts(payment).map(({ term, fact, kind }) => (
          <div key={term}>
            <dt style={look.term}>{term}</dt>
            <dd translate="no" style={kind === 'amount' ? look.amount : look.fact}>
              {kind === 'reference' ? <Reference>{fact}</Reference> : fact}
            </dd>
          </div>
        ))}
      </dl>
      <h2 style={look.title}>Cuentas pagadas</h2>
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
            <AccountRow key={index} row={row} headers={headers} />
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

function Letterhead() {
  return (
    <p style={{ margin: '0 0 24px', fontSize: 18, fontWeight: 700, color: primary.main }}>
      <img
        src={`${environment.emailImagesUrl}/logo.png`}
        alt=""
        width="40"
        height="40"
        loading="lazy"
        style={{ marginRight: 12, verticalAlign: 'middle' }}
      />
      {brand.name}
    </p>
  );
}

function Letter({ payment, lines }: ReceiptContent) {
  const contact = new URL(paths.contact, location.origin).href;
  return (
    <html lang="es">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>Comprobante de pago</title>
        <style dangerouslySetInnerHTML={{ __html: sheet }} />
      </head>
      <body
        style={{
          margin: 0,
          padding: '32px 16px',
          backgroundColor: background.default,
          color: text.primary,
          font: '16px/24px system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif',
        }}
      >
        <div style={{ maxWidth: 640, margin: '0 auto' }}>
          <Letterhead />
          <h1 style={{ margin: '0 0 16px', fontSize: 24, lineHeight: '32px' }}>
            Recibimos tu pago
          </h1>
          <Text>Hola:</Text>
          <Text>Tu pago fue realizado con éxito. Este es tu comprobante.</Text>
          <div
            style={{
              margin: '24px 0',
              padding: '4px 24px 24px',
              border: line,
              borderRadius: 12,
              backgroundColor: background.paper,
            }}
          >
            <Accounts payment={payment} lines={lines} />
          </div>
          <Text>
            Te aconsejamos guardar la factura junto con este comprobante: te servirán ante cualquier
            consulta.
          </Text>
          <Text style={{ overflowWrap: 'anywhere' }}>
            Quien tenga este comprobante puede verificar el pago en{' '}
            <span translate="no">{checkAddress(payment.reference)}</span>
          </Text>
          <Text>
            Si tienes dudas, puedes{' '}
            <a href={contact} style={{ color: primary.main }}>
              contactarnos aquí
            </a>
            .
          </Text>
          <Text style={{ padding: '16px 0 0', borderTop: line, fontSize: 14, color: quiet }}>
            Por tu seguridad, nunca te pediremos datos personales ni financieros por correo
            electrónico.
          </Text>
        </div>
      </body>
    </html>
  );
}

/**
 * The receipt as a complete HTML e-mail. The bank's data appear only as text, never in an attribute
 * or URL, so they cannot carry markup or a `javascript:` or `data:` URL (docs/trust.md, T17).
 */
export function renderReceiptEmail(receipt: ReceiptContent): string {
  return `<!doctype html>${renderToStaticMarkup(<Letter {...receipt} />)}`;
}
