type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The fields of the prerendered page by path and name, until React has taken each over. */
const early = new Map<string, TextControl>();
let focused: EventTarget | null = null;

/** Events that bring text. */
const textEvents = ['textInput', 'input', 'compositionstart', 'compositionend', 'paste', 'drop'];

const keyOf = ({ name }: TextControl) => `${location.pathname} ${name}`;

const noteFocus = ({ target }: FocusEvent) => {
  focused = target;
};

/**
 * React would take a field over amid the event, before its text has arrived, and where the page was
 * changed by an extension would replace it: the text would be lost.
 */
const keepFromReact = (event: Event) => {
  const { target } = event;
  if ([...early.values()].some((field) => field === target)) event.stopPropagation();
};

/**
 * Remembers the fields of the prerendered page: whether React hydrates them or renders them anew,
 * `takeEarlyText` finds their texts and the focus.
 */
export function noteEarlyFields(): void {
  focused = document.activeElement;
  for (const field of document.querySelectorAll<TextControl>('#root :is(input, textarea)[name]'))
    early.set(keyOf(field), field);
  document.addEventListener('focusin', noteFocus);
  for (const type of textEvents) window.addEventListener(type, keepFromReact, true);
}

/** Lets a field that was rendered anew go on where the one before it was left. */
function moveFocus(from: TextControl, to: TextControl): void {
  to.focus();
  const { selectionStart, selectionEnd } = from;
  // Once React has written the text.
  queueMicrotask(() => to.setSelectionRange(selectionStart, selectionEnd));
}

/** The text of a prerendered field, or its text before React rendered the page anew. */
export function takeEarlyText(field: TextControl): string {
  const before = early.get(keyOf(field));
  if (!before) return field.value;
  early.delete(keyOf(field));
  if (before !== field && before === focused) moveFocus(before, field);
  if (early.size === 0) {
    document.removeEventListener('focusin', noteFocus);
    for (const type of textEvents) window.removeEventListener(type, keepFromReact, true);
  }
  return before.value;
}
