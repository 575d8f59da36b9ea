/**
 * `public/early.js` runs before the portal, in browsers of any age. A button that is pressed too
 * early is pressed again here, once React answers.
 */
export function pressAgain(): void {
  document.onclick = null;
  const pressed = document.getElementById('pressed');
  pressed?.removeAttribute('id');
  pressed?.click();
}

/**
 * An error before this, when the portal stands, is a sign of a browser too old for it, which
 * `public/early.js` then says.
 */
export function portalStands(): void {
  window.onerror = null;
  window.onunhandledrejection = null;
}
