// Media queries for code that has no theme at hand, and for the height, which has no breakpoints.

/** Narrower than the theme's `sm`: the spec's mobile limit. */
export const mobileWindow = '(max-width: 575.98px)';

/** Narrower than the theme's `lg`: no room for two columns. */
export const narrowWindow = '(max-width: 1023.98px)';

/**
 * Little height, as at a high zoom level (1280 × 1024 at 400 % is 256 px high): what sticks to the
 * edges of the window would cover what is read and focused (trust T27).
 */
export const lowWindow = '(max-height: 480px)';
