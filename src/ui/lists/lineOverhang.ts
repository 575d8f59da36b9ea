/**
 * How far the lines of `AccountLines` stand out of their column at the end, in px: room for an action
 * that stands out, and its focus ring. What scrolls them has that much padding there.
 */
export const lineOverhang = 18;
