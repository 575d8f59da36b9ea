/**
 * Prints a console warning in development; nothing in production. The linter refuses the console in
 * other files, except for the lines that operators search for.
 */
export function warnInDevelopment(message: string): void {
  // oxlint-disable-next-line no-console
  if (process.env.NODE_ENV !== 'production') console.warn(message);
}
