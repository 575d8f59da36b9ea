import type { ChangeEvent } from 'react';

/** How typed and pasted text becomes a field's value. */
export interface FilteredChangeOptions {
  onChange: (text: string) => void;
  /** Drops what the field does not take (spec 5, key filtering). */
  filter?: ((text: string) => string) | undefined;
  /** Characters kept after filtering. */
  maxLength?: number | undefined;
}

/**
 * A change handler that filters typing, pasting and autofill alike and leaves the caret where the writer expects it.
 * The length is cut after the filter: a pasted `12.345.678-5` must not lose its end to its dots.
 */
export function filteredChange({ onChange, filter, maxLength }: FilteredChangeOptions) {
  return ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const typed = target.value;
    const kept = filter ? filter(typed).slice(0, maxLength) : typed;
    if (filter && kept !== typed) {
      const before = filter(typed.slice(0, target.selectionStart ?? typed.length)).length;
      // The text is set here already: React would set it later, and put the caret at its end.
      target.value = kept;
      target.setSelectionRange(before, before);
    }
    onChange(kept);
  };
}
