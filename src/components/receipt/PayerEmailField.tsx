import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { isEmail } from '../../lib/text/emails.ts';
import { textButtonRow } from '../../theme/pageFrame.ts';
import type { FieldValueProps } from '../../ui/fields/FormField.tsx';
import { EmailField } from '../../ui/forms/PersonalFields.tsx';
import { suggestHost, withHost } from './emailTypo.ts';

/**
 * Returns the mail host to suggest instead of a misspelt one; undefined if the address has no
 * misspelt host, and while `suggestHost` loads its list of mail providers.
 */
function useSuggestedHost(email: string): string | undefined {
  const [suggestion, setSuggestion] = useState<{ email: string; host: string | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    const suggest = async () => {
      // If the list of providers does not load, nothing is suggested.
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

interface PayerEmailFieldProps {
  field: FieldValueProps;
  /** Whether the field has lost the focus at least once. */
  wasLeft: boolean;
  help?: string | undefined;
}

/**
 * The payer's e-mail. After the first blur, a button offers to correct a typo in a known mail host.
 */
export function PayerEmailField({ field, wasLeft, help }: PayerEmailFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const host = useSuggestedHost(wasLeft ? field.value : '');
  return (
    <div ref={frame}>
      <EmailField field={() => field} help={help} />
      <Box component="output" sx={{ ...textButtonRow, display: 'block' }}>
        {host !== undefined && (
          <Button
            variant="text"
            size="small"
            onClick={() => {
              field.onChange(withHost(field.value, host));
              // The button disappears with the mistake, so the focus moves to the field.
              frame.current?.querySelector('input')?.focus();
            }}
          >
            {`¿Quisiste decir ${host}?`}
          </Button>
        )}
      </Box>
    </div>
  );
}
