type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** What was typed before the portal ran, and whether it was being typed still, by field. */
const noted = new Map<string, { text: string; isFocused: boolean }>();

/** What may change a field while React renders the page anew: the change would go with the old field. */
const earlyEvents = ['input', 'focusin'];

const fields = () => [...document.querySelectorAll<TextControl>('#root :is(input, textarea)')];

/** A field by its page and its place there: rendered anew, it has another id. */
const nameOf = (field: TextControl) => `${location.pathname} ${fields().indexOf(field)}`;

/**
 * Notes what the fields of a prerendered page hold. A page whose texts the browser has translated is
 * not taken over by React but rendered anew, and with it its fields.
 */
function noteEarlyTexts(): void {
  for (const field of fields()) {
    const isFocused = field === document.activeElement;
    if (field.value !== '' || isFocused) noted.set(nameOf(field), { text: field.value, isFocused });
  }
}

/** Notes what the fields hold, now and until the first of them is taken over. */
export function followEarlyTexts(): void {
  noteEarlyTexts();
  for (const type of earlyEvents) document.addEventListener(type, noteEarlyTexts);
}

/** What a field holds, or held before it was rendered anew; it then has the focus again, too. */
export function takeEarlyText(field: TextControl): string {
  for (const type of earlyEvents) document.removeEventListener(type, noteEarlyTexts);
  const name = nameOf(field);
  const early = noted.get(name);
  noted.delete(name);
  if (early?.isFocused && document.activeElement !== field) field.focus();
  return field.value || (early?.text ?? '');
}
