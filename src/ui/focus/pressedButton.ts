/**
 * Focuses each pressed button, as Safari does not: a modal returns the focus to what had it when it
 * opened (docs/trust.md, T26). Returns what ends it.
 */
export function focusPressedButtons(): () => void {
  const focus = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const focused = document.activeElement;
    // A field that keeps the focus while its button is pressed wants to keep it.
    if (button && button !== focused && focused?.contains(button))
      button.focus({ preventScroll: true });
  };
  window.addEventListener('click', focus, true);
  return () => window.removeEventListener('click', focus, true);
}
