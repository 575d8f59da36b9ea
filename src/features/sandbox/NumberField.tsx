import { filterText } from '../../lib/keyFilters.ts';
import { FormField } from '../../ui/fields/FormField.tsx';
import type { FormFieldProps } from '../../ui/fields/FormField.tsx';

const digits = (text: string) => filterText('numeric', text);

/** A field for a whole number. */
export function NumberField(props: FormFieldProps) {
  return (
    <FormField
      {...props}
      filter={digits}
      read={digits}
      inputMode="numeric"
      maxLength={6}
      autoComplete="off"
    />
  );
}
