import { focusMainHeading } from './mainHeading.ts';

/**
 * Moves the focus before a row disappears: to the same button of the next row in any list, else of
 * the previous row, else to the heading.
 */
export function focusNextRow(button: HTMLElement): void {
  const { action = '' } = button.dataset;
  const same = [...document.querySelectorAll<HTMLElement>(`[data-action="${action}"]`)];
  const place = same.indexOf(button);
  const next = same[place + 1] ?? same[place - 1];
  if (next) next.focus();
  else focusMainHeading({ preventScroll: true });
}
