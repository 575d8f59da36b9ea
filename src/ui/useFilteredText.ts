import { useLayoutEffect, useRef } from 'react';
import type { ChangeEvent } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** How typed and pasted text becomes the field's value. */
export interface FilteredTextOptions {
  onChange: (text: string) => void;
  /** Drops what the field does not take (spec 5, key filtering); must give the same for its own result. */
  filter?: ((text: string) => string) | undefined;
  /** Characters kept after filtering. */
  maxLength?: number | undefined;
}

/**
 * A change handler that filters typing, pasting and autofill alike and leaves the caret where the reader expects it.
 * The length is cut after the filter: a pasted `12.345.678-5` must not lose its end to its dots.
 */
export function useFilteredText({ onChange, filter, maxLength }: FilteredTextOptions) {
  const caret = useRef<{ control: Control; at: number }>(undefined);
  useLayoutEffect(() => {
    if (!caret.current) return;
    const { control, at } = caret.current;
    caret.current = undefined;
    if (document.activeElement === control && control.value.length >= at) {
      control.setSelectionRange(at, at);
    }
  });
  return (event: ChangeEvent<Control>) => {
    const control = event.target;
    const typed = control.value;
    if (!filter) return onChange(typed);
    const kept = filter(typed).slice(0, maxLength);
    if (kept !== typed && control.selectionStart !== null) {
      const before = filter(typed.slice(0, control.selectionStart));
      caret.current = { control, at: Math.min(before.length, kept.length) };
    }
    onChange(kept);
  };
}
