import { jwtDecode } from 'jwt-decode';

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Decodes the middle segment of a token; undefined if the text is not a token. */
function payloadOf(accessToken: string): Record<string, unknown> | undefined {
  try {
    return jwtDecode<Record<string, unknown> | null>(accessToken) ?? undefined;
  } catch {
    return undefined;
  }
}

function logFailure(): void {
  // Operators search for this line.
  // oxlint-disable-next-line no-console
  console.error('Error decodeando token');
}

/**
 * The claims in the middle segment of a token, `document` being its `sub`; undefined, and logged,
 * when none can be read (docs/trust.md, T13).
 */
export function claimsOf(accessToken: string) {
  const { idu, sub } = payloadOf(accessToken) ?? {};
  if (isFilled(idu) && isFilled(sub)) return { idu, document: sub };
  logFailure();
  return undefined;
}

/**
 * The `idu` in a renewed token; '' if the token has none. Undefined, and logged, if the text is not
 * a token.
 */
export function ownerOf(accessToken: string): string | undefined {
  const payload = payloadOf(accessToken);
  if (payload) return isFilled(payload['idu']) ? payload['idu'] : '';
  logFailure();
  return undefined;
}
