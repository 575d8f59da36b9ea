import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { isEmail } from '../../lib/emails.ts';
import { filterText } from '../../lib/keyFilters.ts';
import { Button } from '../../ui/Button.tsx';
import { FormField } from '../../ui/FormField.tsx';
import type { FieldValueProps } from '../../ui/FormField.tsx';
import { suggestHost, withHost } from './emailTypo.ts';

const Suggestion = styled('output')({ display: 'block', marginInlineStart: -12 });

/** For the button that sends the form: leaving the field at the press would show its message and move the button away. */
export const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The payer's e-mail, which takes only an address's characters; a slip in a known host is pointed out once the field was left. */
export function EmailField({
  field,
  wasLeft,
  help,
}: {
  field: FieldValueProps;
  wasLeft: boolean;
  help: string;
}) {
  const host = wasLeft && isEmail(field.value) ? suggestHost(field.value) : undefined;
  return (
    <div>
      <FormField
        {...field}
        label="Correo electrónico"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        spellCheck={false}
        required
        help={help}
        filter={(text) => filterText('email', text)}
      />
      <Suggestion>
        {host !== undefined && (
          <Button
            variant="text"
            size="small"
            onClick={() => field.onChange(withHost(field.value, host))}
          >
            ¿Quisiste decir {host}?
          </Button>
        )}
      </Suggestion>
    </div>
  );
}
