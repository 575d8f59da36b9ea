/**
 * Prints a console warning in development, and nothing in production. In other code the linter
 * forbids the console, except for a few messages to the portal's operators.
 */
export function warnInDevelopment(message: string): void {
  // oxlint-disable-next-line no-console
  if (process.env.NODE_ENV !== 'production') console.warn(message);
}
