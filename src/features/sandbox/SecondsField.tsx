import { useState } from 'react';
import { filterText } from '../../lib/keyFilters.ts';
import { FormField } from '../../ui/fields/FormField.tsx';

const digits = (text: string) => filterText('numeric', text);

/** A field for a number of seconds; null when it is empty. */
interface SecondsFieldProps {
  label: string;
  help: string;
  name: string;
  value: number | null;
  onChange: (seconds: number | null) => void;
}

/** A field for seconds; reports them only when left, so that no half-typed figure takes effect. */
export function SecondsField({ value, onChange, ...rest }: SecondsFieldProps) {
  const [draft, setDraft] = useState<string>();
  const leave = () => {
    setDraft(undefined);
    const seconds = draft === '' ? null : Number(draft);
    if (draft !== undefined && seconds !== value) onChange(seconds);
  };
  return (
    <FormField
      {...rest}
      value={draft ?? String(value ?? '')}
      onChange={setDraft}
      onBlur={leave}
      filter={digits}
      read={digits}
      inputMode="numeric"
      maxLength={6}
      autoComplete="off"
    />
  );
}
