import { flushSync } from 'react-dom';

/**
 * Lets a list grow at its end and focuses the first of what is new, as the button that was pressed
 * for it may be gone (docs/trust.md, T26).
 */
export function showMore(list: HTMLElement | null, grow: () => void): void {
  const before = list?.children.length ?? 0;
  flushSync(grow);
  list?.children[before]?.querySelector<HTMLElement>('a, button')?.focus();
}
