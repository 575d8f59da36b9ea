import { LegalPage } from './LegalPage.tsx';
import { terms } from './terms.ts';

/** The terms and conditions as a page (screens, "/terminos"). */
export function TermsScreen() {
  return <LegalPage document={terms} />;
}
