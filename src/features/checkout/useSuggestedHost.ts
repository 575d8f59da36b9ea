import { useEffect, useState } from 'react';
import { isEmail } from '../../lib/emails.ts';
import { suggestHost } from './emailTypo.ts';

/** The host that a wrong one in an address probably means; undefined while there is none. */
export function useSuggestedHost(email: string): string | undefined {
  const [suggestion, setSuggestion] = useState<{ email: string; host: string | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    const suggest = async () => {
      // Without the list of providers, offline, nothing is asked.
      const host = isEmail(email) ? await suggestHost(email).catch(() => undefined) : undefined;
      if (isCurrent) setSuggestion({ email, host });
    };
    void suggest();
    return () => {
      isCurrent = false;
    };
  }, [email]);
  return suggestion?.email === email ? suggestion.host : undefined;
}
