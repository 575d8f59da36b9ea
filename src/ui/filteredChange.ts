import type { ChangeEvent } from 'react';

/** How typed and pasted text becomes a field's value. */
export interface FilteredChangeOptions {
  onChange: (text: string) => void;
  /** Drops what the field does not take (spec 5, key filtering). */
  filter?: ((text: string) => string) | undefined;
  /** Characters kept after filtering. */
  maxLength?: number | undefined;
}

/** Whether the letter is only half typed: on many keyboards an accent is a stroke of its own. */
const isComposing = (event: Event) => event instanceof InputEvent && event.isComposing;

/**
 * A change handler that filters typing, pasting and autofill alike and leaves the caret where the writer expects it.
 * The length is cut after the filter: a pasted `12.345.678-5` must not lose its end to its dots.
 */
export function filteredChange({ onChange, filter, maxLength }: FilteredChangeOptions) {
  return ({ target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const typed = target.value;
    if (!filter || isComposing(nativeEvent)) return onChange(typed);
    const kept = filter(typed).slice(0, maxLength);
    if (kept !== typed) {
      const before = filter(typed.slice(0, target.selectionStart ?? typed.length)).length;
      // The text is set here already: React would set it later, and put the caret at its end.
      target.value = kept;
      // An e-mail field has no caret to set: the browser throws.
      if (target.type !== 'email') target.setSelectionRange(before, before);
    }
    onChange(kept);
  };
}
