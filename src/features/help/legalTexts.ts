import { brand } from '../../config/brand.ts';
import type { LegalTexts } from '../../config/brand.ts';

let loaded: LegalTexts | undefined;

async function fetchTexts(url: string): Promise<LegalTexts> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return (await response.json()) as LegalTexts;
}

/**
 * Loads the legal texts, unless they are loaded already; `brand.legal` is their URL or the texts
 * themselves.
 */
export async function loadLegalTexts(): Promise<void> {
  loaded ??= typeof brand.legal === 'string' ? await fetchTexts(brand.legal) : brand.legal;
}

/** Returns the loaded legal texts; throws if `loadLegalTexts` has not resolved yet. */
export function legalTexts(): LegalTexts {
  if (!loaded) throw new Error('The legal texts are not loaded');
  return loaded;
}
