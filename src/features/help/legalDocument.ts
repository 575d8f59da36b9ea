/** A part of a legal document: paragraphs, then perhaps a list, then perhaps a closing paragraph. */
export interface LegalSection {
  /** Its anchor in the URL. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** Words that the document defines. */
  definitions?: readonly (readonly [term: string, meaning: string])[];
  items?: readonly string[];
  closing?: string;
}

/** A legal document with linkable sections. */
export interface LegalDocument {
  title: string;
  /** One sentence on what it is. */
  lead: string;
  /** Since when it holds, as people read it. */
  since: string;
  sections: readonly LegalSection[];
}
