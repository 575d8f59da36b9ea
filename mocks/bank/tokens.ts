import { hash } from './random.ts';

/** What a token says. `idu` and `sub` are a payer's; a guest's token has neither. Times in seconds since 1970. */
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

/** A well-formed JWT; its third part is no signature, only enough to tell the bank's own tokens from others. */
export function writeToken(seed: number, claims: object): string {
  const content = `${header}.${base64url(JSON.stringify(claims))}`;
  return `${content}.${seal(seed, content)}`;
}

/** The claims of a token that this bank wrote; undefined for any other text. */
export function readToken(seed: number, token: string): Claims | undefined {
  const [head, payload, tail, ...rest] = token.split('.');
  if (head !== header || payload === undefined || rest.length > 0) return undefined;
  if (tail !== seal(seed, `${head}.${payload}`)) return undefined;
  return JSON.parse(fromBase64url(payload)) as Claims;
}
