/** Text that stays text inside HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A whole number with dots between its thousands. */
export function thousands(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '.');
}

/** Pesos as people read them, e.g. `$25.990`. */
export function pesos(amount: number): string {
  return `$${thousands(amount)}`;
}
