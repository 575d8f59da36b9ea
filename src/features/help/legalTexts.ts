import { brand } from '../../config/brand.ts';
import type { LegalTexts } from '../../config/brand.ts';

let loaded: LegalTexts | undefined;

async function fetchTexts(url: string): Promise<LegalTexts> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return (await response.json()) as LegalTexts;
}

/** Fetches the legal texts, once; their components load at the same time. */
export async function loadLegalTexts(): Promise<void> {
  loaded ??= typeof brand.legal === 'string' ? await fetchTexts(brand.legal) : brand.legal;
}

/** The bank's legal texts, once they are loaded. */
export function legalTexts(): LegalTexts {
  if (!loaded) throw new Error('The legal texts are not loaded');
  return loaded;
}
