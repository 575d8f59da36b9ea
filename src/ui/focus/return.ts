import { useEffect } from 'react';

// Functions that let the focus return: to the opener when a modal closes, and to the former element
// when a hidden page is shown again.

/**
 * Returns the focus to the element that had it when a modal opened (docs/trust.md, T26), without
 * scrolling: MUI's own return scrolls, in WebKit even to visible elements.
 */
export function useReturnedFocus(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
}

/**
 * Focuses a pressed button, because Safari does not: a modal that the button opens could not return
 * the focus to the button when it closes. Returns a function that removes the listener.
 */
export function focusPressedButtons(): () => void {
  const focus = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const focused = document.activeElement;
    // The button gets the focus only if Safari has focused an ancestor instead; a field may keep
    // its focus on purpose.
    if (button && button !== focused && focused?.contains(button))
      button.focus({ preventScroll: true });
  };
  window.addEventListener('click', focus, true);
  return () => window.removeEventListener('click', focus, true);
}

/**
 * Keeps React from receiving the blur of a page that is being hidden, because no state may change
 * then (see `useIsPageVisible`). React misses nothing: the same element has the focus when the page
 * is shown again. Returns a function that removes the listener.
 */
export function ignoreHiddenBlur(): () => void {
  const keep = (event: FocusEvent) => {
    if (document.visibilityState === 'hidden') event.stopImmediatePropagation();
  };
  window.addEventListener('focusout', keep, true);
  return () => window.removeEventListener('focusout', keep, true);
}
