/** A window without room for two columns: narrower than the theme's `lg`. */
export const narrowWindow = '(max-width: 1023.98px)';
