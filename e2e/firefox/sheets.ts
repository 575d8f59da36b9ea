import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

const stream = /stream\r?\n([\s\S]*?)\r?\nendstream/g;

/** The text of a PDF, with its compressed streams inflated. */
function openPdf(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(stream)].map(([, packed = '']) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      // Images are compressed in another way than text, and contain no text to read.
      return '';
    }
  });
  return [text, ...streams].join('\n');
}

/**
 * Prints a page of Firefox on A4; returns the number of sheets, and the length of the unpacked PDF
 * as a measure of how much is drawn.
 */
export async function printInFirefox(page: Page): Promise<{ sheets: number; drawn: number }> {
  // The figures are A4's size in centimetres: Firefox reads Playwright's inches as centimetres.
  const pdf = openPdf(await page.pdf({ width: '21in', height: '29.7in' }));
  return { sheets: pdf.match(/\/Type \/Page\b/g)?.length ?? 0, drawn: pdf.length };
}
