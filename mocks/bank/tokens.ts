import { hash } from './random.ts';

/** The claims of a token, times in seconds since 1970; a guest's has neither `idu` nor `sub`. */
interface Claims {
  sid: string;
  iat: number;
  exp: number;
  jti: number;
  idu?: string;
  sub?: string;
}

function base64url(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64url(text: string): string {
  return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
}

const header = base64url(JSON.stringify({ alg: 'none', typ: 'JWT' }));

function seal(seed: number, content: string): string {
  return base64url(hash(`${seed}.${content}`).toString(16).padStart(8, '0'));
}

/**
 * Returns a well-formed JWT. Its third part is not a signature but a checksum, by which the bank
 * recognizes its own tokens.
 */
export function writeToken(seed: number, claims: object): string {
  const content = `${header}.${base64url(JSON.stringify(claims))}`;
  return `${content}.${seal(seed, content)}`;
}

/** Returns the claims of a token that this bank issued; undefined for any other text. */
export function readToken(seed: number, token: string): Claims | undefined {
  const [head, payload, tail, ...rest] = token.split('.');
  if (head !== header || payload === undefined || rest.length > 0) return undefined;
  if (tail !== seal(seed, `${head}.${payload}`)) return undefined;
  return JSON.parse(fromBase64url(payload)) as Claims;
}
