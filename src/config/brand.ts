import type { Settings } from './settings.ts';

/** The colours of a colour scheme, as `#rrggbb`. */
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
   * Soft backgrounds, for example of icons, notices and selected items. In the sandbox's brand,
   * `text.primary` has a contrast of AAA on each.
   */
  tint: { brand: string; success: string; warning: string; danger: string };
  /** For drawings, underlines and highlights; never the colour of a text. */
  accent: { main: string; soft: string };
  /**
   * Lines that must be visible, such as a field's border: a contrast of 3:1 on both colours of
   * `background`.
   */
  line: { strong: string };
}

/**
 * A section of a legal document. `definitions`, `items` and `closing` are shown in this order after
 * the paragraphs.
 */
export interface LegalSection {
  /** The section's anchor in the URL. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  definitions?: readonly (readonly [term: string, meaning: string])[];
  items?: readonly string[];
  closing?: string;
}

export interface LegalDocument {
  title: string;
  /** A sentence that describes the document. */
  lead: string;
  /** The date from which the document is in force, as text, such as '1 de noviembre de 2026'. */
  since: string;
  sections: readonly LegalSection[];
}

/**
 * The HTML of a page embeds the brand, but only the URL of these documents, because they are long
 * and only two screens and one modal show them.
 */
export interface LegalTexts {
  terms: LegalDocument;
  bases: LegalDocument;
}

/** Everything that differs between the portals of two banks (docs/brand.md). */
export interface Brand {
  name: string;
  /** The URL of a square image: a `data:` URL as the build reads it, a file's URL in a page. */
  logo: string;
  palette: { light: Colours; dark: Colours };
  /** Texts that bind the bank. */
  promises: {
    /** The pages' description for search engines. */
    description: string;
    home: string;
    register: string;
    /** The answer to the question about the cost of paying. */
    cost: string;
    /** The answer to the question about the hours for paying. */
    hours: string;
    /** The text of the footer's badge. */
    supervision: string;
  };
  settings: Settings;
  /** The documents; in a page, the URL of their file. */
  legal: LegalTexts | string;
}

// Defined by prerendering and tests, in which no page contains the brand.
declare const PORTAL_BRAND: Brand | undefined;

/** A page contains its brand as JSON, so that the pages of all banks share the same scripts. */
export const brand: Brand =
  typeof PORTAL_BRAND === 'undefined'
    ? (JSON.parse(document.getElementById('brand')?.textContent ?? '') as Brand)
    : PORTAL_BRAND;
