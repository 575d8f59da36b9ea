/** The part of pdfkit that the receipt's file uses: the package has no types of its own. */
declare module 'pdfkit' {
  /** An element of the PDF's structure tree; assistive technology reads this tree. */
  export interface StructureElement {
    add: (child: StructureElement) => StructureElement;
    end: () => void;
  }

  /** A picture's alternative text, and its left, top, right and bottom edges in points. */
  interface Picture {
    alt: string;
    bbox: [number, number, number, number];
  }

  interface Sides {
    top?: number;
    right?: number;
    bottom?: number;
    left?: number;
  }

  export interface Cell {
    text: string;
    type?: 'TH' | 'TD';
    scope?: 'Column' | 'Row';
    /** A text that the structure tree keeps for this cell, besides the drawn one. */
    title?: string;
    colSpan?: number;
    align?: 'left' | 'right';
    padding?: Sides;
    font?: { src: string; size: number };
    textColor?: string;
  }

  interface TableOptions {
    structParent: StructureElement;
    columnStyles: readonly (number | '*')[];
    defaultStyle: {
      border: Sides;
      borderColor: string;
      padding: Sides;
      textColor: string;
      textOptions: { paragraphGap: number };
    };
    data: readonly (readonly Cell[])[];
  }

  interface DocumentOptions {
    size: string;
    margin: number;
    pdfVersion: string;
    tagged: boolean;
    lang: string;
    displayTitle: boolean;
    autoFirstPage: boolean;
    info: Record<string, string | Date>;
  }

  /**
   * Lengths are in points. `x` and `y` are where the next text begins, from the page's top left
   * corner; drawing a text moves `y` below it.
   */
  export class PDFDocument {
    constructor(options: DocumentOptions);
    page: { width: number; height: number };
    x: number;
    y: number;
    addPage(): this;
    end(): void;
    struct(type: string, draw?: () => void): StructureElement;
    struct(type: string, picture: Picture, draw: () => void): StructureElement;
    addStructure(element: StructureElement): this;
    font(name: string, size: number): this;
    fillColor(colour: string): this;
    text(text: string): this;
    table(options: TableOptions): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    path(svgPath: string): this;
    fill(colour: string): this;
  }

  /** Registers standard fonts; pdfkit's build for browsers includes no fonts. */
  export function registerStdFonts(...fonts: object[]): void;
}

declare module 'pdfkit/output' {
  import type { PDFDocument } from 'pdfkit';

  /** Resolves to the PDF file once the document has ended. */
  export function toBlob(document: PDFDocument): Promise<Blob>;
}

declare module 'pdfkit/standard-fonts/*' {
  const font: object;
  export default font;
}
