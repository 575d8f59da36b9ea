/**
 * Prints a console warning for developers; a production build prints nothing. A file of its own: the
 * only place that may print one.
 */
export function warnInDevelopment(message: string): void {
  // oxlint-disable-next-line no-console
  if (process.env.NODE_ENV !== 'production') console.warn(message);
}
