import { tokens } from './tokens.ts';

// `matchMedia` takes a query without the at-rule.
const queryOf = (atRule: string) => atRule.replace('@media ', '');

/**
 * Windows less than 576 px wide at the default font size, as on phones. All width limits are in em,
 * so that they grow with the reader's own font size.
 */
export const mobileWindow = queryOf(tokens.breakpoints.down('sm'));

/** Windows at least 576 px wide, wider than a phone's. */
export const wideWindow = queryOf(tokens.breakpoints.up('sm'));

/** Windows less than 1024 px wide, too narrow for two columns. */
export const narrowWindow = queryOf(tokens.breakpoints.down('lg'));

/** A phone with a much larger font size: nothing fits side by side. */
export const largeTextWindow = '(max-width: 18em)';

/**
 * Windows of little height, as at a high zoom level (1280 × 1024 at 400 % is 256 px high): bars
 * that stick to the edges of the window would cover the focused content (docs/trust.md, T27).
 */
export const lowWindow = '(max-height: 480px)';
