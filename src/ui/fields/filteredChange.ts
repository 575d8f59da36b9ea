import type { ChangeEvent } from 'react';

/** How typed and pasted text becomes a field's value. */
interface FilteredChangeOptions {
  onChange: (text: string) => void;
  /** Removes the characters that the field does not take (spec 5, key filters). */
  filter?: ((text: string) => string) | undefined;
  /** Maximum length after filtering. */
  maxLength?: number | undefined;
}

/** Whether a character is being composed: on many keyboards an accent is a key of its own. */
const isComposing = (event: Event) => event instanceof InputEvent && event.isComposing;

/**
 * A change handler that filters typing, pasting and autofill and keeps the caret in place. The text
 * is cut after filtering: a pasted `12.345.678-5` must not lose its end to its dots.
 */
export function filteredChange({ onChange, filter, maxLength }: FilteredChangeOptions) {
  return ({ target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const typed = target.value;
    if (!filter || isComposing(nativeEvent)) return onChange(typed);
    const kept = filter(typed).slice(0, maxLength);
    if (kept !== typed) {
      const before = filter(typed.slice(0, target.selectionStart ?? typed.length)).length;
      // Set here rather than by React's render, which would move the caret to the end.
      target.value = kept;
      // In an e-mail field the caret cannot be set: the browser throws.
      if (target.type !== 'email') target.setSelectionRange(before, before);
    }
    onChange(kept);
  };
}
