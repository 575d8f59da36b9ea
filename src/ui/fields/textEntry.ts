import { useEffect, useEffectEvent } from 'react';
import type { ChangeEvent, RefObject } from 'react';
import type { TextControl } from './earlyTexts.ts';

/** How typed keys, and text that was pasted or filled in, become a field's value. */
export interface TextEntry {
  onChange: (text: string) => void;
  /** Returns the part of typed text that the field accepts. */
  filter?: ((key: string) => string) | undefined;
  /**
   * Returns the value in a text that was not typed, such as a pasted line; the field then shows the
   * value only.
   */
  read: (text: string) => string;
}

/**
 * Sets a control's text and reports it. If React's render set the text, the caret would move to the
 * end.
 */
function show(control: TextControl, text: string, caret: number, entry: TextEntry): void {
  if (text !== control.value) {
    control.value = text;
    control.setSelectionRange(caret, caret);
  }
  entry.onChange(text);
}

/** Takes over text that arrived whole: from a clipboard, a drop, a password manager, dictation. */
export function takeOver(control: TextControl, text: string, entry: TextEntry): void {
  const read = entry.read(text);
  show(control, read, read.length, entry);
}

/** The one character that an event types; undefined for all other input. */
function typedKey(event: Event): string | undefined {
  if (!(event instanceof InputEvent) || event.inputType !== 'insertText') return undefined;
  return event.data && Array.from(event.data).length === 1 ? event.data : undefined;
}

/**
 * Whether an event removes or undoes text, or belongs to a composition: many keyboards compose
 * accents, and phones compose words. Such text is read when the field loses focus.
 */
const isUnfinished = (event: Event) =>
  event instanceof InputEvent &&
  (event.isComposing || /^(?:delete|history|insertComposition)/.test(event.inputType));

/**
 * Returns a change handler that filters typed keys and keeps the caret in place. A text that was
 * pasted or filled in is not filtered but read as a whole: without one of its letters, an e-mail
 * address could be another person's.
 */
export function textChange(entry: TextEntry) {
  return ({ target, nativeEvent }: ChangeEvent<TextControl>) => {
    const text = target.value;
    if (isUnfinished(nativeEvent)) return entry.onChange(text);
    const key = typedKey(nativeEvent);
    if (key === undefined) return takeOver(target, text, entry);
    const caret = target.selectionStart ?? text.length;
    const kept = text.slice(0, caret - key.length) + (entry.filter?.(key) ?? key);
    // Joins an accent and its letter: some keyboards type the accent as a character of its own.
    const before = kept.normalize('NFC');
    show(target, before + text.slice(caret), before.length, entry);
  };
}

/**
 * Handles `beforeinput` for text that the browser would change silently: lines pasted into a field
 * of one line, and text beyond the field's limit. Leaves to the browser single characters, which it
 * drops at the limit, and compositions, which are read later.
 */
function keepWhole(event: InputEvent, entry: TextEntry): void {
  const control = event.target;
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  const data = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
  if (event.isComposing || Array.from(data).length < 2) return;
  const { value, maxLength, selectionStart, selectionEnd } = control;
  const before = value.slice(0, selectionStart ?? value.length);
  const text = before + data + value.slice(selectionEnd ?? value.length);
  const isGlued = control instanceof HTMLInputElement && /[\r\n]/.test(data);
  const isCut = maxLength >= 0 && text.length > maxLength;
  if (!isGlued && !isCut) return;
  event.preventDefault();
  takeOver(control, text, entry);
}

/** Keeps the browser from joining the lines of a pasted text, or from cutting it to the limit. */
export function useWholeText(frame: RefObject<HTMLElement | null>, entry: TextEntry): void {
  const handle = useEffectEvent((event: InputEvent) => keepWhole(event, entry));
  useEffect(() => {
    const control = frame.current?.querySelector<HTMLElement>('input, textarea');
    const listen = (event: InputEvent) => handle(event);
    // A native listener: React's onBeforeInput is another event, without the input type.
    control?.addEventListener('beforeinput', listen);
    return () => control?.removeEventListener('beforeinput', listen);
  }, [frame]);
}
