import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { decodeQR } from 'qr/decode.js';
import { groupBy } from '../../lib/arrays.ts';
import { effort } from './readQrCode.ts';

type StructTree = Awaited<ReturnType<PDFPageProxy['getStructTree']>>;
type StructNode = StructTree['children'][number];

/** An element of a tagged PDF's structure, with the text that is drawn for it. */
export interface PdfElement {
  role: string;
  text: string;
  alt?: string | undefined;
  scope?: string | undefined;
  bounds?: number[] | undefined;
  children: PdfElement[];
}

/**
 * The texts of a page, keyed by the ids of the marked content, to which the PDF's structure tree
 * refers. The key of text outside of marked content is empty.
 */
async function markedTexts(page: PDFPageProxy): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  let id = '';
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  for (const item of items) {
    if ('str' in item) texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
    else id = item.type === 'endMarkedContent' ? '' : item.id;
  }
  return texts;
}

/** The lines of a page; a line is the texts on one baseline, joined by spaces. */
async function linesOf(page: PDFPageProxy): Promise<string[]> {
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
  const lines = groupBy(texts, ({ transform }) => String(transform[5]));
  return [...lines.values()].map((line) => line.map(({ str }) => str).join(' '));
}

function readElement(node: StructNode, texts: Map<string, string>): PdfElement[] {
  if (!('role' in node)) return [];
  const parts = node.children.filter((child) => 'id' in child);
  return [
    {
      role: node.role,
      text: parts
        .map(({ id }) => texts.get(id) ?? '')
        .join('')
        .trim(),
      alt: 'alt' in node ? String(node.alt) : undefined,
      scope: 'scope' in node ? String(node.scope) : undefined,
      bounds: 'bbox' in node ? (node.bbox as number[]) : undefined,
      children: node.children.flatMap((child) => readElement(child, texts)),
    },
  ];
}

interface CanvasFactory {
  create: (
    width: number,
    height: number,
  ) => { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
}

/** The contents of the QR code that is drawn within these bounds of a page. */
async function drawnCode(page: PDFPageProxy, factory: CanvasFactory, bounds: number[]) {
  const [left = 0, bottom = 0, right = 0, top = 0] = bounds;
  const scale = 3;
  const edge = 12;
  const side = (right - left + 2 * edge) * scale;
  const { height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({
    scale,
    offsetX: (edge - left) * scale,
    offsetY: (edge - (height - top)) * scale,
  });
  const { canvas, context } = factory.create(side, (top - bottom + 2 * edge) * scale);
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  const { width, data } = context.getImageData(0, 0, side, side);
  // The canvas belongs to another realm than jsdom, so its data are copied.
  return decodeQR({ width, height: width, data: Uint8ClampedArray.from(data) }, { effort });
}

/**
 * Reads a PDF with another library than the one that writes it: the structure, text and QR code of
 * each page, the document's metadata, and whether it is tagged.
 */
export async function readPdf(file: Pick<Blob, 'arrayBuffer'>) {
  const document = await getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    standardFontDataUrl: `${process.cwd()}/node_modules/pdfjs-dist/standard_fonts/`,
    verbosity: VerbosityLevel.ERRORS,
  }).promise;
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const texts = await markedTexts(page);
    const tree = await page.getStructTree();
    const elements = tree.children.flatMap((node) => readElement(node, texts));
    pages.push({
      elements,
      unmarked: (texts.get('') ?? '').trim(),
      text: [...texts.values()].join(' '),
      lines: await linesOf(page),
      code: () =>
        drawnCode(
          page,
          document.canvasFactory as CanvasFactory,
          elementsOf(elements, 'Figure')[0]?.bounds ?? [],
        ),
    });
  }
  const { info } = await document.getMetadata();
  const marks: unknown = await document.getMarkInfo();
  return { pages, info, isTagged: new Map(marks as Map<string, boolean>).get('Marked') === true };
}

/** The elements of a role, at any depth, in reading order. */
export const elementsOf = (elements: readonly PdfElement[], role: string): PdfElement[] =>
  elements.flatMap((each) => [
    ...(each.role === role ? [each] : []),
    ...elementsOf(each.children, role),
  ]);
