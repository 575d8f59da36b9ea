const buttons = () => [...document.querySelectorAll<HTMLElement>('#root button')];

/**
 * `public/early.js` runs before the portal, in browsers of any age, and marks a button that is
 * pressed too early. Returns what presses it again, once React answers: by its place, as React may
 * render it anew.
 */
export function notePress(): () => void {
  document.onclick = null;
  const pressed = document.getElementById('pressed');
  let place = buttons().findIndex((button) => button === pressed);
  pressed?.removeAttribute('id');
  return () => {
    buttons()[place]?.click();
    place = -1;
  };
}

/**
 * An error before this, when the portal stands, is a sign of a browser too old for it, which
 * `public/early.js` then says.
 */
export function portalStands(): void {
  window.onerror = null;
  window.onunhandledrejection = null;
}
