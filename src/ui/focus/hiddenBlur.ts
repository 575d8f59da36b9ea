/**
 * Keeps from React that what has the focus loses it while the page is being hidden: nothing may be
 * set then (`useIsPageVisible`), and who comes back finds the focus where it was. Returns what ends
 * it.
 */
export function ignoreHiddenBlur(): () => void {
  const keep = (event: FocusEvent) => {
    if (document.visibilityState === 'hidden') event.stopImmediatePropagation();
  };
  window.addEventListener('focusout', keep, true);
  return () => window.removeEventListener('focusout', keep, true);
}
