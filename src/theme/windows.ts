import { tokens } from './tokens.ts';

// `matchMedia` takes a query without the at-rule.
const queryOf = (atRule: string) => atRule.replace('@media ', '');

/** Windows below 576 px, as on phones. */
export const mobileWindow = queryOf(tokens.breakpoints.down('sm'));

/** Windows from 576 px, wider than a phone's. */
export const wideWindow = queryOf(tokens.breakpoints.up('sm'));

/** Windows below 1024 px, too narrow for two columns. */
export const narrowWindow = queryOf(tokens.breakpoints.down('lg'));

/** A phone with much larger text: nothing fits side by side. */
export const largeTextWindow = '(max-width: 18em)';

/**
 * Windows of little height, as at a high zoom level (1280 × 1024 at 400 % is 256 px high): bars
 * that stick to the edges of the window would cover the focused content (docs/trust.md, T27).
 */
export const lowWindow = '(max-height: 480px)';
