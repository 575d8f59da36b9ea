import { LegalPage } from './LegalPage.tsx';
import { legalBases } from './legalBases.ts';

/** The legal bases (screens, "/basesLegales"). */
export function LegalScreen() {
  return <LegalPage document={legalBases} />;
}
