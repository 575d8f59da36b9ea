import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import type { FieldValueProps } from '../../ui/fields/FormField.tsx';
import { EmailField } from '../../ui/forms/PersonalFields.tsx';
import { withHost } from './emailTypo.ts';
import { useSuggestedHost } from './useSuggestedHost.ts';

const Suggestion = styled('output')({ display: 'block', marginInlineStart: -12 });

/** `wasLeft` says whether the field has lost the focus once. */
interface PayerEmailFieldProps {
  field: FieldValueProps;
  wasLeft: boolean;
  help: string;
}

/** The payer's e-mail; once the field was left, offers to correct a typo in a known mail host. */
export function PayerEmailField({ field, wasLeft, help }: PayerEmailFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const host = useSuggestedHost(wasLeft ? field.value : '');
  return (
    <div ref={frame}>
      <EmailField field={() => field} help={help} />
      <Suggestion>
        {host !== undefined && (
          <Button
            variant="text"
            size="small"
            onClick={() => {
              field.onChange(withHost(field.value, host));
              // The button disappears with what was wrong.
              frame.current?.querySelector('input')?.focus();
            }}
          >
            {`¿Quisiste decir ${host}?`}
          </Button>
        )}
      </Suggestion>
    </div>
  );
}
