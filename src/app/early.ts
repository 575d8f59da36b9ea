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
 * `public/early.js` stands in the page itself and runs before the portal, in browsers of any age. It
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

/** Waits until no input method is composing a text: it would go on in a field that is gone. */
export async function compositionEnd(): Promise<void> {
  while (window.isComposing) {
    await new Promise((resolve) => {
      // In Firefox the text follows the event.
      window.addEventListener('compositionend', () => setTimeout(resolve), { once: true });
    });
  }
}

/**
 * Before the portal has started, a failure of its own scripts means a browser too old for it, or a
 * script that was not loaded: `public/early.js` says which. This takes it back.
 */
export function portalStarted(): void {
  document.getElementById('not-started')?.remove();
}
