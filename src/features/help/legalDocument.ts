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

/** A legal document with linkable sections. */
export interface LegalDocument {
  title: string;
  /** One sentence on what it is. */
  lead: string;
  /** Since when it is in force, as people read it. */
  since: string;
  sections: readonly LegalSection[];
}
