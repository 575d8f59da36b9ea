import { focusMainHeading } from './mainHeading.ts';

/**
 * Moves the focus to the page's heading when what had it has disappeared, such as a pressed button,
 * and nothing else took it (docs/trust.md, T26). Returns what ends it.
 */
export function catchLostFocus(): () => void {
  let focused: EventTarget | null = null;
  const note = ({ target }: FocusEvent) => {
    focused = target;
  };
  const catchIt = () => {
    if (document.activeElement === document.body) focusMainHeading({ preventScroll: true });
  };
  // Who presses beside everything wants no focus; what is being removed may blur, too.
  const forget = ({ target }: FocusEvent) =>
    setTimeout(() => {
      if (focused !== target || !(target instanceof Element) || !target.isConnected) return;
      focused = null;
      // A toast is hidden before it is removed. Older browsers, and jsdom, cannot tell.
      const canTell = 'checkVisibility' in target;
      if (canTell && !target.checkVisibility({ visibilityProperty: true })) catchIt();
    });
  const removals = new MutationObserver(() => {
    if (!(focused instanceof Node) || focused.isConnected) return;
    focused = null;
    // After the effects that move the focus on purpose.
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
