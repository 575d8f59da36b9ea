/** Puts the focus on the page's heading: what held it has gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus();
}

/** Before its row goes: from its button to the same one of the next row, in whichever list, else of the row before, else to the heading. */
export function focusNextRow(button: HTMLElement): void {
  const { action = '' } = button.dataset;
  const same = [...document.querySelectorAll<HTMLElement>(`[data-action="${action}"]`)];
  const place = same.indexOf(button);
  const next = same[place + 1] ?? same[place - 1];
  if (next) next.focus();
  else focusHeading();
}
