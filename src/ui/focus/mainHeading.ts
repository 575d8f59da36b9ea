/** Focuses the page's heading, for when the element that had the focus is gone. */
export function focusMainHeading(options?: FocusOptions): void {
  document.querySelector<HTMLElement>('main h1')?.focus(options);
}
