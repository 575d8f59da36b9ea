type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The fields of the prerendered page by path and name, until React has taken each over. */
const early = new Map<string, TextControl>();
let focused: Element | null = null;

const keyOf = ({ name }: TextControl) => `${location.pathname} ${name}`;

/**
 * Remembers the fields of the prerendered page: whether React hydrates them or renders them anew,
 * `takeEarlyText` finds their texts and the focus.
 */
export function noteEarlyFields(): void {
  focused = document.activeElement;
  for (const field of document.querySelectorAll<TextControl>('#root :is(input, textarea)[name]'))
    early.set(keyOf(field), field);
}

/**
 * Makes React hydrate the noted fields in this task: later, a text could arrive, or an extension
 * change the page, before it does. React hydrates synchronously for events that it replays; `reset`
 * has no effect on a field.
 */
export function hydrateEarlyFields(): void {
  for (const field of early.values()) field.dispatchEvent(new Event('reset', { bubbles: true }));
}

/** Gives a field that was rendered anew the text, caret and focus of the former one. */
function moveFocus(from: TextControl, to: TextControl): void {
  to.focus();
  const { selectionStart, selectionEnd } = from;
  // After React has set the value.
  queueMicrotask(() => to.setSelectionRange(selectionStart, selectionEnd));
}

/** The text of a prerendered field, or its text before React rendered the page anew. */
export function takeEarlyText(field: TextControl): string {
  const before = early.get(keyOf(field));
  if (!before) return field.value;
  early.delete(keyOf(field));
  // Where code came late, the focus may be elsewhere by now.
  const isFocusFree = document.activeElement === document.body;
  if (before !== field && before === focused && isFocusFree) moveFocus(before, field);
  return before.value;
}
