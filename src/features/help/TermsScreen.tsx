import { LegalPage } from './LegalPage.tsx';
import { terms } from './terms.ts';

/** The terms and conditions as a page. */
export function TermsScreen() {
  return <LegalPage document={terms} />;
}
