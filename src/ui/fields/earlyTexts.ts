export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The prerendered fields, keyed by path and name, until `takeEarlyText` returns their texts. */
const early = new Map<string, TextControl>();
let focused: Element | null = null;

const keyOf = ({ name }: TextControl) => `${location.pathname} ${name}`;

/**
 * Remembers the fields of the prerendered page, so that `takeEarlyText` finds their texts and the
 * focus, whether React hydrates them or renders new ones.
 */
export function noteEarlyFields(): void {
  focused = document.activeElement;
  for (const field of document.querySelectorAll<TextControl>('#root :is(input, textarea)[name]'))
    early.set(keyOf(field), field);
}

/**
 * Makes React hydrate a field synchronously, as React does before it handles events such as
 * `reset`. This event is used, because it changes nothing in a field.
 */
const hydrateNow = (field: TextControl) =>
  field.dispatchEvent(new Event('reset', { bubbles: true }));

/**
 * Makes React hydrate the noted fields before the rest of the page: a field with the focus or a
 * text synchronously, any other field soon, by a `mouseover`, as React does for a part under the
 * pointer. If such a field gets the focus first, it is hydrated synchronously, before more text can
 * be typed or an extension can change the page.
 */
export function hydrateEarlyFields(): void {
  for (const [key, field] of early) {
    if (field === focused || field.value !== '') hydrateNow(field);
    else field.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    field.addEventListener('focus', () => {
      if (!early.has(key)) return;
      focused = field;
      hydrateNow(field);
    });
  }
}

/** Gives a newly rendered field the caret and focus of the former one. */
function moveFocus(from: TextControl, to: TextControl): void {
  to.focus();
  const { selectionStart, selectionEnd } = from;
  // Runs after React has set the value.
  queueMicrotask(() => to.setSelectionRange(selectionStart, selectionEnd));
}

/**
 * Returns the text that `field` had in the prerendered page, whether React has hydrated the element
 * or rendered a new one. A new element also gets the focus and caret of the prerendered one.
 * Returns the present text of a field that was not prerendered.
 */
export function takeEarlyText(field: TextControl): string {
  const before = early.get(keyOf(field));
  if (!before) return field.value;
  early.delete(keyOf(field));
  // If the focus has moved elsewhere while the code was loading, it stays there.
  const isFocusFree = document.activeElement === document.body;
  if (before !== field && before === focused && isFocusFree) moveFocus(before, field);
  return before.value;
}
