import { legalBases } from './legalBases.ts';
import { LegalPage } from './LegalPage.tsx';

/** The legal bases (screens, "/basesLegales"). */
export function LegalScreen() {
  return <LegalPage document={legalBases} />;
}
