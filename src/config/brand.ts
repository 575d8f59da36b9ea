import type { Settings } from './settings.ts';

/** The colours of one scheme, as `#rrggbb`. */
export interface Colours {
  primary: { main: string; dark: string; contrastText: string };
  success: { main: string; contrastText: string };
  warning: { main: string; contrastText: string };
  error: { main: string; dark: string; contrastText: string };
  text: { primary: string; secondary: string; disabled: string };
  background: { default: string; paper: string };
  divider: string;
  action: { disabledBackground: string };
  /**
   * Soft backgrounds of marks, notices and selected items; in the sandbox's brand, `text.primary`
   * has AAA contrast on each.
   */
  tint: { brand: string; success: string; warning: string; danger: string };
  /** For marks and highlights only, never for text. */
  accent: { main: string; soft: string };
  /**
   * Lines that must be visible, such as the border of a field: contrast of 3:1 on every background.
   */
  line: { strong: string };
}

/** A section of a legal document; its optional parts follow the paragraphs in this order. */
export interface LegalSection {
  /** Its anchor in the URL. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** Terms that the document defines. */
  definitions?: readonly (readonly [term: string, meaning: string])[];
  items?: readonly string[];
  closing?: string;
}

export interface LegalDocument {
  title: string;
  /** One sentence that describes the document. */
  lead: string;
  /** The date from which it is in force, as people read it. */
  since: string;
  sections: readonly LegalSection[];
}

/**
 * The legal documents. A page refers to them by URL, because they are long and needed only on two
 * pages and in one modal.
 */
export interface LegalTexts {
  terms: LegalDocument;
  bases: LegalDocument;
}

/** Everything in which one bank's portal differs from another's (docs/brand.md). */
export interface Brand {
  /** The portal's name. */
  name: string;
  /** A square drawing, as a `data:` URL. */
  logo: string;
  palette: { light: Colours; dark: Colours };
  /** Texts that commit the bank. */
  promises: {
    /** The page's description, for search engines. */
    description: string;
    home: string;
    register: string;
    /** The answer to the question whether paying has a cost. */
    cost: string;
    /** The answer to the question when people can pay. */
    hours: string;
    /** The text in the footer's badge. */
    supervision: string;
  };
  settings: Settings;
  /** The texts, or in a page the URL of the file with the texts. */
  legal: LegalTexts | string;
}

// Set by prerendering and tests, which have no page.
declare const PORTAL_BRAND: Brand | undefined;

/** The brand, read from data in the page, so that the pages of all banks share the same scripts. */
export const brand: Brand =
  typeof PORTAL_BRAND === 'undefined'
    ? (JSON.parse(document.getElementById('brand')?.textContent ?? '') as Brand)
    : PORTAL_BRAND;
