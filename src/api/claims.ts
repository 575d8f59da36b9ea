import { jwtDecode } from 'jwt-decode';

/** What the portal reads from a payer's token; `document` is the claim `sub` (bank contract). */
export interface Claims {
  idu: string;
  document: string;
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/**
 * The claims in the middle segment of a token; undefined, and logged, when none can be read (spec
 * 8, trust T13).
 */
export function claimsOf(accessToken: string): Claims | undefined {
  try {
    const { idu, sub } = jwtDecode<Record<string, unknown> | null>(accessToken) ?? {};
    if (isFilled(idu) && isFilled(sub)) return { idu, document: sub };
  } catch {
    // Not a token at all: treated like one without claims.
  }
  // The spec prescribes this line.
  // oxlint-disable-next-line no-console
  console.error('Error decodeando token');
  return undefined;
}
