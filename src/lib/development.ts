/**
 * Prints a console warning in development; nothing in production. The only file that may write to
 * the console.
 */
export function warnInDevelopment(message: string): void {
  // oxlint-disable-next-line no-console
  if (process.env.NODE_ENV !== 'production') console.warn(message);
}
