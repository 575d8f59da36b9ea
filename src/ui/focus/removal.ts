import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { focusMainHeading } from './arrival.ts';

// Moves the focus when the focused element is removed (docs/trust.md, T26).

/**
 * Moves the focus before the row of a button disappears: to the next button on the page with the
 * same `data-action`, else to the previous one, else to the page's heading.
 */
export function focusNextRow(button: HTMLElement): void {
  const { action = '' } = button.dataset;
  const same = [...document.querySelectorAll<HTMLElement>(`[data-action="${action}"]`)];
  const place = same.indexOf(button);
  const next = same[place + 1] ?? same[place - 1];
  if (next) next.focus();
  else focusMainHeading({ preventScroll: true });
}

/**
 * Extends a list and focuses the first link or button of its first new row, because the pressed
 * button may disappear.
 */
export function showMore(list: HTMLElement | null, grow: () => void): void {
  const before = list?.children.length ?? 0;
  flushSync(grow);
  list?.children[before]?.querySelector<HTMLElement>('a, button')?.focus();
}

/**
 * Returns a ref for an element that replaces another, such as a sentence in place of "Ver más".
 * When `isGone` becomes true, the new element gets the focus if no other element has it.
 */
export function useReplacement<E extends HTMLElement>(isGone: boolean): RefObject<E | null> {
  const replacement = useRef<E>(null);
  const wasGone = useRef(isGone);
  useEffect(() => {
    const isNew = isGone && !wasGone.current;
    wasGone.current = isGone;
    if (isNew && document.activeElement === document.body) {
      replacement.current?.focus({ preventScroll: true });
    }
  }, [isGone]);
  return replacement;
}

/**
 * Moves the focus to the page's heading when the focused element has disappeared, such as a pressed
 * button, and no other element took the focus. Returns a function that removes the listeners.
 */
export function catchLostFocus(): () => void {
  let focused: EventTarget | null = null;
  const note = ({ target }: FocusEvent) => {
    focused = target;
  };
  const catchIt = () => {
    if (document.activeElement === document.body) focusMainHeading({ preventScroll: true });
  };
  // A browser may blur an element just before its removal, so the timeout waits: after a removal
  // the observer below moves the focus. An element that is still in the page and visible was left
  // on purpose, for example by a click on an empty area.
  const forget = ({ target }: FocusEvent) =>
    setTimeout(() => {
      if (focused !== target || !(target instanceof Element) || !target.isConnected) return;
      focused = null;
      // A toast is hidden before it is removed. Older browsers and jsdom lack `checkVisibility`.
      const isKnown = 'checkVisibility' in target;
      if (isKnown && !target.checkVisibility({ visibilityProperty: true })) catchIt();
    });
  const removals = new MutationObserver(() => {
    if (!(focused instanceof Node) || focused.isConnected) return;
    focused = null;
    // The timeout lets effects that move the focus on purpose run first.
    setTimeout(catchIt);
  });
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', forget);
  removals.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', forget);
    removals.disconnect();
  };
}
