import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { PDFDocument, registerStdFonts } from 'pdfkit';
import type { Cell, StructureElement } from 'pdfkit';
import { toBlob } from 'pdfkit/output';
import Helvetica from 'pdfkit/standard-fonts/Helvetica';
import HelveticaBold from 'pdfkit/standard-fonts/HelveticaBold';
import { brand } from '../../config/brand.ts';
import { environment } from '../../config/environment.ts';
import { checkAddress } from '../../config/paths.ts';
import { instantOf } from '../../lib/dates/dates.ts';
import { formatReceiptPesos } from '../../lib/money.ts';
import { referenceGroups } from '../../lib/text/references.ts';
import type { ReceiptContent } from '../../store/device/extra.ts';
import { lightPalette } from '../../theme/palette.ts';
import { checkAdvice, checkLabel, receiptFacts, receiptTable } from './receiptTable.ts';
import type { ReceiptFact, ReceiptRow } from './receiptTable.ts';

registerStdFonts(Helvetica, HelveticaBold);

const { divider, primary, text: ink } = lightPalette;

/** The page's margin in points, the unit of all lengths in this file. */
const margin = 50;
const qrSide = 104;
const moneyWidth = 96;
/** Wide enough that a reference of 20 characters and the facts beside it do not wrap. */
const factWidths = { fee: 56, state: 64, reference: 172, date: 100 };
const smallSpace = 6;
const space = 14;

const regular = 'Helvetica';
const bold = 'Helvetica-Bold';

/** Every character that the standard fonts, in the encoding WinAnsi, cannot draw. */
const undrawable = /[^\n\x20-\x7E\u00A0-\u00AC\u00AE-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;

/** Replaces letters that the fonts cannot draw by their plain form, or else by a question mark. */
export function drawable(text: string): string {
  return text.normalize('NFC').replace(undrawable, (character) =>
    character
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .replace(undrawable, '?'),
  );
}

const replacedNote =
  'Este archivo no tiene todas las letras de los textos de arriba: donde faltan hay una parecida o un «?». El portal los muestra completos.';

/**
 * A cell with a text of the bank. If letters are replaced, the PDF's structure tree keeps the
 * original text.
 */
function bankCell(text: string): Cell {
  const shown = drawable(text);
  return shown === text ? { text } : { text: shown, title: text };
}

const headCell = (text: string, align?: 'right'): Cell => ({
  text: drawable(text),
  type: 'TH',
  scope: 'Column',
  ...(align && { align, padding: { right: 0 } }),
  font: { src: regular, size: 9 },
  textColor: ink.secondary,
});

const moneyCell = (amount: number, size: number): Cell => ({
  text: formatReceiptPesos(amount),
  align: 'right',
  padding: { right: 0 },
  font: { src: bold, size },
});

/** The facts side by side, each below its name. */
const factRows = (facts: readonly ReceiptFact[]): Cell[][] => [
  facts.map(({ term }) => ({ ...headCell(term), padding: { bottom: 0 } })),
  facts.map(({ fact, kind }) => ({
    ...bankCell(kind === 'reference' ? referenceGroups(fact).join(' ') : fact),
    font: { src: bold, size: 10 },
  })),
];

function accountCells({ company, invoiceId, identifiers, alias, amount }: ReceiptRow): Cell[] {
  const name = invoiceId === undefined ? company : `${company}\nFactura ${invoiceId}`;
  const font = { src: bold, size: 10 };
  const details = [...identifiers, alias].map(bankCell);
  return [{ ...bankCell(name), font }, ...details, moneyCell(amount, 10)];
}

/** The accounts, below the names of their columns and above the total. */
function accountRows(lines: ReceiptContent['lines']): Cell[][] {
  const { headers, rows, total } = receiptTable(lines);
  const last = headers.length - 1;
  return [
    headers.map((text, index) => headCell(text, index === last ? 'right' : undefined)),
    ...rows.map(accountCells),
    [
      {
        text: 'Total pagado',
        type: 'TH',
        scope: 'Row',
        colSpan: last,
        font: { src: bold, size: 12 },
      },
      moneyCell(total, 12),
    ],
  ];
}

/** Draws a receipt from the top of a new page on, and adds its structure to `parent`. */
function drawReceipt(
  document: PDFDocument,
  { payment, lines }: ReceiptContent,
  parent: StructureElement,
): void {
  const write = (type: string, text: string, font: string, size: number, colour = ink.primary) => {
    document.font(font, size).fillColor(colour);
    parent.add(document.struct(type, () => document.text(drawable(text))));
  };
  const drawTable = (rows: Cell[][], lineHeight: number, widths: readonly (number | '*')[]) => {
    document.font(regular, 10).table({
      structParent: parent,
      columnStyles: widths,
      defaultStyle: {
        border: { top: 0, right: 0, bottom: lineHeight, left: 0 },
        borderColor: divider,
        padding: { top: 5, right: 8, bottom: 5, left: 0 },
        textColor: ink.primary,
        // Without a gap after its last line, rounding can make pdfkit cut a text as too high for
        // its cell.
        textOptions: { paragraphGap: 0.01 },
      },
      data: rows,
    });
  };

  document.addPage();
  write('P', brand.name, bold, 14, primary.main);
  document.y += smallSpace;
  write('H1', 'Comprobante de pago', bold, 20);
  document.y += smallSpace;
  if (process.env.PORTAL_BANK === 'sandbox') {
    write('P', 'Comprobante de prueba: no se movió dinero.', regular, 10, ink.secondary);
    document.y += smallSpace;
  }
  const [amount, ...facts] = receiptFacts(payment);
  write('P', amount.term, regular, 9, ink.secondary);
  write('P', amount.fact, bold, 24);
  drawTable(factRows(facts), 0, [...Object.values(factWidths), '*']);

  document.y += space;
  write('H2', 'Cuentas pagadas', bold, 14);
  const accounts = accountRows(lines);
  const details = accounts[0]?.slice(1) ?? [];
  drawTable(accounts, 0.75, [...details.map(() => '*' as const), moneyWidth]);
  document.y += smallSpace;
  if (accounts.flat().some(({ title }) => title !== undefined)) {
    write('P', replacedNote, regular, 9, ink.secondary);
  }

  document.y += space;
  if (document.y + qrSide > document.page.height - margin) document.addPage();
  const address = checkAddress(payment.reference);
  const code = generate(address, { minCorrectionLevel: correction.M });
  const { x, y } = document;
  document.x += qrSide + 2 * space;
  write('H2', 'Verifica este pago', bold, 14);
  document.y += smallSpace;
  write('P', checkAdvice, regular, 10, ink.secondary);
  document.y += smallSpace;
  write('P', address, bold, 10);
  const bounds: [number, number, number, number] = [x, y, x + qrSide, y + qrSide];
  parent.add(
    document.struct('Figure', { alt: checkLabel, bbox: bounds }, () => {
      document
        .save()
        .translate(x, y)
        .scale(qrSide / code.size);
      document.path(toSvgPath(code)).fill('#000').restore();
    }),
  );
}

/**
 * Receipts as one PDF, each from a new page on, with the same lines as on the screen. The PDF is
 * tagged, and the same receipts give the same bytes (docs/decisions.md, receipt-file).
 */
export function receiptPdf(receipts: readonly ReceiptContent[]): Promise<Blob> {
  const paidAt = receipts[0] && instantOf(receipts[0].payment.date);
  const document = new PDFDocument({
    size: 'LETTER',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'es-CL',
    displayTitle: true,
    autoFirstPage: false,
    info: {
      Title: receipts.length > 1 ? 'Comprobantes de pago' : 'Comprobante de pago',
      Author: environment.entityName,
      Creator: brand.name,
      CreationDate: new Date(paidAt ?? 0),
    },
  });
  const structure = document.struct('Document');
  document.addStructure(structure);
  for (const receipt of receipts) {
    const part = document.struct('Sect');
    structure.add(part);
    drawReceipt(document, receipt, part);
    part.end();
  }
  structure.end();
  const file = toBlob(document);
  document.end();
  return file;
}
