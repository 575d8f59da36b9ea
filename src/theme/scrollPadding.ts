/**
 * Scrolls a focused element clear of what covers the bottom of the window, a bar of so many pixels
 * and the toasts, with room for its ring (docs/trust.md, T27).
 */
export const scrollPaddingBottom = (bar = 0): string =>
  `calc(${bar + 8}px + var(--toasts-height, 0px))`;
