import type { Payment } from './wire.ts';

const columns = ['Fecha', 'Referencia', 'Empresa', 'Estado', 'Total'] as const;
/** The number of lines on an A4 page of the PDF, and the page's measures in points. */
const page = { lines: 44, width: 595, height: 842, margin: 48, leading: 16 };

function rowOf({ fecha, referencia, empresa, estado, total }: Payment): string[] {
  return [fecha.slice(0, 10), referencia, empresa, estado, String(total)];
}

/**
 * Returns a cell that a spreadsheet reads as text: quoted, and with an apostrophe if it could be a
 * formula.
 */
function cell(value: string): string {
  const inert = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${inert.replaceAll('"', '""')}"`;
}

/** Returns the statement as CSV with a header row. */
export function statementCsv(payments: readonly Payment[]): string {
  const rows = [[...columns], ...payments.map(rowOf)];
  return `${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/**
 * Escapes text for a PDF string: letters beyond ASCII become octal codes, those beyond Latin-1 `?`.
 */
function pdfText(text: string): string {
  return Array.from(text, (character) => {
    const code = character.charCodeAt(0);
    if (code > 255) return '?';
    if (code > 126) return `\\${code.toString(8)}`;
    return /[()\\]/.test(character) ? `\\${character}` : character;
  }).join('');
}

function pageContent(lines: readonly string[]): string {
  const start = page.height - page.margin;
  const shown = lines.map((line) => `(${pdfText(line)}) Tj T*`).join('\n');
  return `BT /F1 9 Tf ${page.leading} TL ${page.margin} ${start} Td\n${shown}\nET`;
}

/** Returns the objects of a PDF: catalogue, page tree, font, then each page with its content. */
function pdfObjects(pages: readonly string[]): string[] {
  const pageNumber = (index: number) => 4 + index * 2;
  const kids = pages.map((_, index) => `${pageNumber(index)} 0 R`).join(' ');
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${pageNumber(index) + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
}

function pdfFile(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  return `${file}xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}

/** Returns the statement as a PDF, all in ASCII, so that string offsets are byte offsets. */
export function statementPdf(payments: readonly Payment[], holder: string): string {
  const widths = [12, 22, 34, 12];
  const line = (row: readonly string[]) =>
    row.map((text, index) => text.slice(0, 32).padEnd(widths[index] ?? 0)).join('');
  const lines = [
    `Cartola de pagos - ${holder}`,
    '',
    line(columns),
    ...payments.map((payment) => line(rowOf(payment))),
  ];
  const count = Math.ceil(lines.length / page.lines);
  const pages = Array.from({ length: count }, (_, index) =>
    pageContent(lines.slice(index * page.lines, (index + 1) * page.lines)),
  );
  return pdfFile(pdfObjects(pages));
}
