/**
 * Prints a console warning in development, and nothing in production. The linter forbids the
 * console elsewhere, except in a few lines that operators search the browser's console for.
 */
export function warnInDevelopment(message: string): void {
  // oxlint-disable-next-line no-console
  if (process.env.NODE_ENV !== 'production') console.warn(message);
}
