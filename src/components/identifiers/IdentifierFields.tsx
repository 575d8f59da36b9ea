import { useEffect, useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { advice } from '../../lib/fields/fieldAdvice.ts';
import {
  filterList,
  formatList,
  tidyList,
  tidyValue,
} from '../../lib/identifiers/identifierLists.ts';
import {
  filterValue,
  formatValue,
  identifierAt,
  isNumeric,
  isRutIdentifier,
} from '../../lib/identifiers/identifiers.ts';
import type { Identifier } from '../../lib/identifiers/identifiers.ts';
import { loadPatternEngine } from '../../lib/identifiers/patterns.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { FormField } from '../../ui/fields/FormField.tsx';
import type { FieldValueProps } from '../../ui/fields/FormField.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { WhereToFind } from './WhereToFind.tsx';

/**
 * How a field filters typed keys, reads the value in a pasted or completed text, and formats the
 * value on blur.
 */
const oneValue = { filter: filterValue, read: tidyValue, format: formatValue };
const severalValues = { filter: filterList, read: tidyList, format: formatList };

interface IdentifierFieldsProps {
  identifiers: readonly Identifier[];
  /** Index of the chosen identifier, as text. */
  choice: string;
  onChoose: (choice: string) => void;
  field: FieldValueProps;
  help?: string | undefined;
  /** Whether the field takes several values, which need a keyboard with a comma. */
  isList?: boolean;
  /** Whether the field shows several lines. */
  isLong?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  /** Rendered right below the field. */
  children?: ReactNode;
}

/** Fields for an account's identifier: its kind, its value, and where to find it on a bill. */
export function IdentifierFields({
  identifiers,
  choice,
  onChoose,
  field,
  help,
  isList = false,
  isLong = false,
  inputRef,
  children,
}: IdentifierFieldsProps) {
  const group = useId();
  // Loads the engine for the bank's patterns early: until it has loaded, every value counts as
  // valid.
  useEffect(() => void loadPatternEngine(), []);
  const identifier = identifierAt(identifiers, choice);
  if (!identifier) return null;
  const { filter, read, format } = isList ? severalValues : oneValue;
  return (
    <>
      {identifiers.length > 1 && (
        <RadioCards
          legend="Identificador"
          name={group}
          options={identifiers.map(({ label }, index) => ({
            value: String(index),
            label: <UntrustedText length={60}>{label}</UntrustedText>,
          }))}
          value={choice}
          onChange={onChoose}
          // The options are side by side, because stacked they would push the field off a small
          // screen.
          columnWidth={168}
        />
      )}
      <FormField
        // The key remounts the field when it becomes a textarea: its effects add listeners to the
        // element only on mount.
        key={String(isLong)}
        {...field}
        multiline={isLong}
        onBlur={() => {
          // Leaving an empty field shows no error yet.
          if (field.value !== '') field.onBlur?.();
        }}
        label={plainText(identifier.label, 60)}
        help={help}
        filter={(key) => filter(identifier, key)}
        read={(text) => read(identifier, text)}
        format={(text) => format(identifier, text)}
        {...(isRutIdentifier(identifier) && { explain: advice.rut })}
        inputMode={isNumeric(identifier) && !isList ? 'numeric' : 'text'}
        autoComplete={isRutIdentifier(identifier) ? 'on' : 'off'}
        spellCheck={false}
        required
        reserved
        {...(inputRef && { inputRef })}
      />
      {children}
      <WhereToFind identifier={identifier} />
    </>
  );
}
