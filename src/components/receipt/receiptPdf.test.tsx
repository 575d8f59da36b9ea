import {
  array,
  asyncProperty,
  assert,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
  string,
} from 'fast-check';
import type { Payment } from '../../api/paymentsApi.ts';
import type { ReceiptLine } from '../../api/receiptsApi.ts';
import { rutCheckDigit } from '../../lib/identifiers/rut.ts';
import { sumAmounts } from '../../lib/money.ts';
import type { ReceiptContent } from '../../store/device/extra.ts';
import { anyCharacter } from '../../test/values/arbitraries.ts';
import { elementsOf, readPdf } from '../../test/output/readPdf.ts';
import type { PdfElement } from '../../test/output/readPdf.ts';
import { readQrCode } from '../../test/output/readQrCode.ts';
import { renderThemed } from '../../test/renderThemed.tsx';
import { runs } from '../../test/runs.ts';
import { sampleLine, samplePayment } from '../../test/sampleReceipt.ts';
import { Receipt } from './Receipt.tsx';
import { drawable, receiptPdf } from './receiptPdf.ts';

/**
 * Removes all white space from a text, because screen and PDF break lines and groups in different
 * places.
 */
const compact = (text: string | null | undefined) => (text ?? '').replace(/\s/g, '');

const rowsOf = (table: PdfElement | undefined) =>
  elementsOf(table ? [table] : [], 'TR').map(({ children }) =>
    children.map(({ text }) => compact(text)),
  );

/** A receipt with these lines and the payment that they add up to. */
const receiptOf = (lines: ReceiptLine[], changes: Partial<Payment> = {}): ReceiptContent => ({
  payment: samplePayment({ total: sumAmounts(lines), ...changes }),
  lines,
});

/** Terms, facts, table and QR code as the screen shows them. */
function shownOnScreen(receipt: ReceiptContent) {
  const { container, unmount } = renderThemed(<Receipt {...receipt} />);
  const texts = (selector: string) =>
    [...container.querySelectorAll(selector)].map(({ textContent }) => compact(textContent));
  const rows = [...container.querySelectorAll('tr')].map((row) =>
    [...row.children].map(({ textContent }) => compact(textContent)),
  );
  const svg = container.querySelector('svg[aria-label^="Código QR"]');
  const code = svg && readQrCode(svg);
  const shown = { terms: texts('dt'), facts: texts('dd'), rows, code };
  unmount();
  return shown;
}

/** Terms, facts, table and QR code as the PDF contains them. */
async function shownInFile(receipt: ReceiptContent) {
  const { pages } = await readPdf(await receiptPdf([receipt]));
  const elements = pages.flatMap((page) => page.elements);
  const texts = elementsOf(elements, 'P').map(({ text }) => compact(text));
  const amount = texts.indexOf('Montopagado');
  const [facts, ...accounts] = elementsOf(elements, 'Table');
  const [terms = [], values = []] = rowsOf(facts);
  return {
    terms: [texts[amount], ...terms],
    facts: [texts[amount + 1], ...values],
    // A table that continues on the next page is in the structure of both pages, each with its own
    // texts.
    rows: accounts.flatMap(rowsOf).filter((row) => row.some((text) => text !== '')),
    code: await pages.at(-1)?.code(),
  };
}

const code = (length: number) =>
  string({
    unit: constantFrom(...'ABCDEFGHJKMNPQRSTUVWXYZ23456789'),
    minLength: length,
    maxLength: length,
  });

/** Names and aliases: usual ones, long ones, and long ones without a place to break. */
const anyText = oneof(
  constantFrom('', 'Gas', 'Casa de la abuela en Constitución', 'Eléctrica O’Higgins & Cía. Ltda.'),
  string({ unit: constantFrom(...'aeíñm AEÑ–’.,&'), maxLength: 120 }),
  code(80),
);

const anyRut = integer({ min: 1_000_000, max: 99_999_999 }).map(
  (body) => `${body}-${rutCheckDigit(String(body))}`,
);

const anyIdentifier = oneof(
  record({ kind: constantFrom('SERVICE_ID', 'INVOICE_ID', 'COMPANY_ID'), value: code(8) }),
  record({ kind: constantFrom('SERVICE_ID', 'COMPANY_ID'), value: code(60) }),
  // Each CLIENT_ID is a valid RUT, so that the dots that screen and file add are compared, too.
  record({ kind: constant('CLIENT_ID'), value: anyRut }),
);

const anyLine = record({
  company: anyText,
  alias: anyText,
  invoiceId: code(9),
  amount: integer({ min: 1, max: 99_999_999 }),
  identifiers: array(anyIdentifier, { maxLength: 3 }),
}).map((changes) => sampleLine({ ...changes, duplicateCompanyId: changes.amount % 2 === 0 }));

describe('the receipt as a PDF', () => {
  it('T05 shows the same as the screen: total, lines, reference, day and QR code of any payment', async () => {
    await assert(
      asyncProperty(
        array(anyLine, { minLength: 1, maxLength: 50, size: 'max' }),
        code(24),
        integer({ min: 1_700_000_000, max: 1_900_000_000 }),
        async (lines, reference, seconds) => {
          const date = new Date(seconds * 1000).toISOString();
          const receipt = receiptOf(lines, { reference, date });
          expect(await shownInFile(receipt)).toEqual(shownOnScreen(receipt));
        },
      ),
      { numRuns: runs(12, 1), endOnFailure: true },
    );
  });

  it('has the reference, the time and the other short facts on one line', async () => {
    const payment = { reference: 'WPD2A4NECN6CNEWHQFAM', date: '2026-11-28T20:44:00Z' };
    const { pages } = await readPdf(await receiptPdf([receiptOf([sampleLine()], payment)]));
    expect(pages[0]?.lines).toContainEqual(
      expect.stringMatching(/^\$ 0 PAGADO WPD2 A4NE CN6C NEWH QFAM 28 nov 2026, 17:44 /),
    );
  });

  it('is tagged in reading order: all its text is in the structure, in Spanish, with a title', async () => {
    const { pages, info, isTagged } = await readPdf(await receiptPdf([receiptOf([sampleLine()])]));
    expect(isTagged).toBe(true);
    expect(info).toMatchObject({ Language: 'es-CL', Title: 'Comprobante de pago' });
    const [{ elements, unmarked } = { elements: [], unmarked: '' }] = pages;
    expect(unmarked).toBe('');
    expect(elements).toHaveLength(1);
    const [section] = elementsOf(elements, 'Sect');
    expect(section?.children.map(({ role }) => role)).toEqual([
      'P',
      'H1',
      'P',
      'P',
      'Table',
      'H2',
      'Table',
      'H2',
      'P',
      'P',
      'Figure',
    ]);
    expect(elementsOf(elements, 'TH').map(({ text, scope }) => [text, scope])).toEqual([
      ...['Comisión', 'Estado', 'Referencia', 'Fecha', 'Emitido por'].map((text) => [
        text,
        'Column',
      ]),
      ...['Empresa', 'Identificador 1', 'Alias', 'Monto'].map((text) => [text, 'Column']),
      ['Total pagado', 'Row'],
    ]);
    expect(elementsOf(elements, 'Figure').map(({ alt }) => alt)).toEqual([
      'Código QR para verificar este pago',
    ]);
  });

  it('is the same file for the same receipt, so that two can be compared', async () => {
    const bytes = async () => (await receiptPdf([receiptOf([sampleLine()])])).arrayBuffer();
    expect(await bytes()).toEqual(await bytes());
  });

  it('takes one page for a full cart, and a new page for each further receipt', async () => {
    const cart = Array.from({ length: 10 }, (_, index) =>
      sampleLine({ invoiceId: `F-${index}`, duplicateCompanyId: true }),
    );
    const other = samplePayment({ reference: 'QWER2345TYUI6789' });
    const file = await receiptPdf([receiptOf(cart), { payment: other, lines: [sampleLine()] }]);
    const { pages, info } = await readPdf(file);
    expect(info).toMatchObject({ Title: 'Comprobantes de pago' });
    expect(pages).toHaveLength(2);
    expect(pages[1]?.text).toContain('referencia=QWER2345TYUI6789');
    expect(await pages[1]?.code()).toMatch(/referencia=QWER2345TYUI6789$/);
  });
});

describe('letters that the file’s fonts lack', () => {
  it.each([
    ['Cía. Ñandú «Ü» – €', 'Cía. Ñandú «Ü» – €'],
    ['Nin\u0303o', 'Niño'],
    ['Żółć', 'Zó?c'],
    ['Casa 🏠', 'Casa ?'],
    ['北京', '??'],
    ['ﬁn\u200B', 'fin'],
  ])('are replaced, never dropped: %s', (text, shown) => {
    expect(drawable(text)).toBe(shown);
  });

  it('are replaced, while the structure keeps the original text', async () => {
    const file = await receiptPdf([receiptOf([sampleLine({ alias: 'Casa Łódź' })])]);
    const { pages } = await readPdf(file);
    expect(pages[0]?.text).toContain('Casa ?ódz');
    expect(pages[0]?.text).toContain('Este archivo no tiene todas las letras');
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.includes(Buffer.from('Casa Łódź', 'utf16le').swap16())).toBe(true);
  });

  it('T17 never make the file fail, whatever the bank writes', async () => {
    const text = string({ unit: anyCharacter, maxLength: 60 });
    const long = constantFrom('A'.repeat(10_000), 'a '.repeat(3000), '<b>', '=1+1');
    await assert(
      asyncProperty(text, long, async (odd, lengthy) => {
        const line = sampleLine({ company: odd, alias: lengthy, invoiceId: odd });
        const receipt = receiptOf([line, line], { reference: odd, date: odd });
        const { pages } = await readPdf(await receiptPdf([receipt]));
        expect(pages.length).toBeLessThanOrEqual(2);
        expect(pages[0]?.text).toContain('$51.980');
      }),
      { numRuns: runs(40, 3) },
    );
  });
});
