declare global {
  interface Window {
    /** Whether an input method is composing a text; set by `public/early.js`. */
    isComposing?: boolean;
  }
}

const buttonsLike = ({ className }: Element) =>
  [...document.querySelectorAll<HTMLElement>('#root button')].filter(
    (button) => button.className === className,
  );

/**
 * Returns a function that repeats a press from before hydration, which React did not handle. The
 * inlined script `public/early.js` has marked the pressed button with an id. The function finds the
 * button by its index among the buttons with the same classes, because React may have rendered a
 * new element.
 */
export function notePress(): () => void {
  document.onclick = null;
  const pressed = document.getElementById('pressed');
  if (!pressed) return () => undefined;
  pressed.removeAttribute('id');
  const index = buttonsLike(pressed).indexOf(pressed);
  return () => buttonsLike(pressed)[index]?.click();
}

/**
 * Waits until no input method is composing a text: replacing the field meanwhile would lose that
 * text.
 */
export async function compositionEnd(): Promise<void> {
  while (window.isComposing) {
    await new Promise((resolve) => {
      // A timeout, because Firefox inserts the text after the event.
      window.addEventListener('compositionend', () => setTimeout(resolve), { once: true });
    });
  }
}

/**
 * Removes the message that `public/early.js` shows when the portal's scripts fail before it has
 * started.
 */
export function portalStarted(): void {
  document.getElementById('not-started')?.remove();
}
