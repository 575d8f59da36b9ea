import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { identifierAt, isNumeric, isRutIdentifier } from '../lib/identifiers.ts';
import type { Identifier } from '../lib/identifiers.ts';
import { plainText } from '../lib/plainText.ts';
import { FormField } from './FormField.tsx';
import type { FieldValueProps } from './FormField.tsx';
import { RadioCards } from './RadioCards.tsx';
import { UntrustedText } from './UntrustedText.tsx';
import { WhereToFind } from './WhereToFind.tsx';

const Field = styled('div')({
  // The bank names the identifier, and may do so in one endless word.
  overflowWrap: 'anywhere',
  // Room for a message of one line, so that its coming moves no button from under the pointer.
  '& [aria-live]': { minHeight: 22 },
});
/** Kinds side by side: one below the other they would push the field off a small screen. */
const Kinds = styled('div')({
  '& [role=radiogroup] > div': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(168px, 100%), 1fr))',
  },
});

/** The identifiers of a contract, the chosen one, and what is typed for it. */
export interface IdentifierFieldsProps {
  identifiers: readonly Identifier[];
  /** The chosen one, by its index as text. */
  choice: string;
  onChoose: (choice: string) => void;
  field: FieldValueProps;
  help?: string | undefined;
  /** What the field keeps of a typed text, and how it is written once the field is left. */
  filter: (identifier: Identifier, text: string) => string;
  format: (identifier: Identifier, text: string) => string;
  inputRef: Ref<HTMLInputElement | HTMLTextAreaElement>;
  /** Stands right below the field. */
  children?: ReactNode;
}

/** How the payer is known to a company: which kind of identifier, its value, and where it stands on a bill. */
export function IdentifierFields({
  identifiers,
  choice,
  onChoose,
  field,
  help,
  filter,
  format,
  inputRef,
  children,
}: IdentifierFieldsProps) {
  const group = useId();
  const identifier = identifierAt(identifiers, choice);
  if (!identifier) return null;
  return (
    <>
      {identifiers.length > 1 && (
        <Kinds>
          <RadioCards
            legend="Identificador"
            name={group}
            options={identifiers.map(({ label }, index) => ({
              value: String(index),
              label: <UntrustedText length={60}>{label}</UntrustedText>,
            }))}
            value={choice}
            onChange={onChoose}
          />
        </Kinds>
      )}
      <Field>
        <FormField
          {...field}
          onBlur={() => {
            // Passing through an empty field is no mistake yet.
            if (field.value !== '') field.onBlur?.();
          }}
          label={plainText(identifier.label, 60)}
          {...(help !== undefined && { help })}
          filter={(typed) => filter(identifier, typed)}
          format={(typed) => format(identifier, typed)}
          inputMode={isNumeric(identifier) ? 'numeric' : 'text'}
          autoComplete={isRutIdentifier(identifier) ? 'on' : 'off'}
          spellCheck={false}
          required
          inputRef={inputRef}
        />
      </Field>
      {children}
      <WhereToFind identifier={identifier} />
    </>
  );
}
