/** A grid's two columns, or one where large text leaves no room for both. */
export const twoColumns = 'repeat(auto-fill, minmax(min(max(7.5rem, 34%), 100%), 1fr))';
