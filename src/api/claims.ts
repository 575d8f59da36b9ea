import { jwtDecode } from 'jwt-decode';

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Returns undefined if the text is not a JWT. */
function payloadOf(accessToken: string): Record<string, unknown> | undefined {
  try {
    return jwtDecode<Record<string, unknown> | null>(accessToken) ?? undefined;
  } catch {
    return undefined;
  }
}

function logFailure(): void {
  // The portal's operators search the logs for this line.
  // oxlint-disable-next-line no-console
  console.error('Error decodeando token');
}

/**
 * Returns the claims of a payer's token: `idu` is the payer's id at the bank, `document` (`sub`)
 * the payer's RUT (Chilean tax ID). If the text is not a JWT or a claim is missing, logs an error
 * and returns undefined (docs/trust.md, T13).
 */
export function claimsOf(accessToken: string) {
  const { idu, sub } = payloadOf(accessToken) ?? {};
  if (isFilled(idu) && isFilled(sub)) return { idu, document: sub };
  logFailure();
  return undefined;
}

/**
 * Returns the `idu` of a token, '' if it has none. If the text is not a token, logs an error and
 * returns undefined.
 */
export function ownerOf(accessToken: string): string | undefined {
  const payload = payloadOf(accessToken);
  if (payload) return isFilled(payload['idu']) ? payload['idu'] : '';
  logFailure();
  return undefined;
}
