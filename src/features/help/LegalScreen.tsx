import { legalBases } from './legalBases.ts';
import { LegalPage } from './LegalPage.tsx';

/** The legal bases. */
export function LegalScreen() {
  return <LegalPage document={legalBases} />;
}
