declare global {
  interface Window {
    /** Whether an input method is composing a text, by `public/early.js`. */
    isComposing?: boolean;
  }
}

const buttonsLike = ({ className }: Element) =>
  [...document.querySelectorAll<HTMLElement>('#root button')].filter(
    (button) => button.className === className,
  );

/**
 * `public/early.js` is inlined in the page and runs before the portal, in browsers of any age. It
 * marks a button that is pressed too early. Returns a function that presses it again once React
 * answers: by its place among the buttons of its look, as React may have rendered it anew.
 */
export function notePress(): () => void {
  document.onclick = null;
  const pressed = document.getElementById('pressed');
  if (!pressed) return () => undefined;
  pressed.removeAttribute('id');
  const place = buttonsLike(pressed).indexOf(pressed);
  return () => buttonsLike(pressed)[place]?.click();
}

/** Waits until no input method is composing: its text would go to a field that was replaced. */
export async function compositionEnd(): Promise<void> {
  while (window.isComposing) {
    await new Promise((resolve) => {
      // Firefox inserts the text after the event.
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
