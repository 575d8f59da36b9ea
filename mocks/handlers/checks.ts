import { ValidationError } from 'yup';
import type { Schema } from 'yup';
import type { Bank } from '../bank/bank.ts';
import { Refusal, refuseViolation } from '../bank/refusal.ts';
import { findSession } from '../bank/sessions.ts';
import type { Session } from '../bank/state.ts';
import type { SandboxSettings } from '../bank/environment.ts';

/** A request as endpoints get it. Its body is already read, because endpoints are synchronous. */
export interface IncomingCall {
  method: string;
  url: URL;
  headers: Headers;
  params: Record<string, string>;
  /** The body as text; empty when there is none. */
  text: string;
  /** The caller's cookie `XSRF-TOKEN`. */
  xsrfCookie?: string | undefined;
  /** Origin of the portal that calls. */
  portal: string;
  /** Returns the URL of the payment page for a `sessionid`. */
  buttonUrl: (sessionid: string) => string;
}

/**
 * The token that a call must have: a guest's, a payer's, `any` of the two, or `none`. `open` calls,
 * which are those for images and for unknown paths, are not part of the API: the bank does not look
 * at their token.
 */
export type Access = 'open' | 'none' | 'any' | 'guest' | 'payer';

const noSession: Session = { id: '', kind: 'guest', idu: '', docUsr: '', until: 0 };

/** Refuses a call without the portal's tenant headers. */
export function checkTenant({ headers }: IncomingCall, settings: SandboxSettings): void {
  const wanted = {
    'X-TENANT': settings.PORTAL_TENANT,
    'X-TENANT-ID': settings.PORTAL_TENANT_ID,
    'X-TENANT-CODE': settings.PORTAL_TENANT_CODE,
  };
  for (const [name, value] of Object.entries(wanted)) {
    if (headers.get(name) !== value)
      refuseViolation(`Falta la cabecera ${name} o no es la del portal.`);
  }
}

function sessionOf(bank: Bank, { headers }: IncomingCall): Session {
  const [, token] = /^Bearer (\S+)$/.exec(headers.get('Authorization') ?? '') ?? [];
  if (!token) refuseViolation('Falta el token de acceso.', 'unauthenticated');
  const session = findSession(bank, token);
  if (!session) throw new Refusal('unauthenticated', 'El token de acceso no es válido o venció.');
  return session;
}

/**
 * Returns the session of a call; refuses a call without the right kind of token, or with a token if
 * `access` is `none`. A call that needs no token gets an empty session.
 */
export function checkBearer(bank: Bank, call: IncomingCall, access: Access): Session {
  if (access === 'open') return noSession;
  if (access === 'none') {
    if (call.headers.has('Authorization')) refuseViolation('Esta llamada no lleva token.');
    return noSession;
  }
  const session = sessionOf(bank, call);
  if (access === 'payer' && session.kind !== 'payer') {
    refuseViolation('Esta llamada necesita una sesión iniciada.', 'forbidden');
  }
  if (access === 'guest' && session.kind !== 'guest') {
    refuseViolation('Esta llamada lleva el token de visitante.', 'forbidden');
  }
  return session;
}

/**
 * Returns the value of the cookie `XSRF-TOKEN` in a cookie text (`document.cookie` or the header);
 * undefined if the text does not have that cookie.
 */
export function readXsrfCookie(cookies: string): string | undefined {
  return /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1];
}

/**
 * Refuses a change whose header `X-XSRF-TOKEN` is not the value of the caller's XSRF cookie, if the
 * caller has that cookie; refuses any other call with this header. A change is a call with any
 * method but GET, except the call that issues a guest token.
 */
export function checkXsrf({ headers, method, xsrfCookie }: IncomingCall, access: Access): void {
  const sent = headers.get('X-XSRF-TOKEN');
  const changes = access !== 'none' && method !== 'GET';
  if (!changes && sent !== null) refuseViolation('Esta llamada no lleva X-XSRF-TOKEN.');
  if (changes && xsrfCookie !== undefined && sent !== xsrfCookie) {
    refuseViolation('X-XSRF-TOKEN no es el de la cookie.', 'forbidden');
  }
}

/** Refuses a mail call whose `MAIL-PROVIDER` is not the endpoint's. */
export function checkMailProvider({ headers }: IncomingCall, wanted: string | undefined): void {
  if (wanted !== undefined && headers.get('MAIL-PROVIDER') !== wanted) {
    refuseViolation('MAIL-PROVIDER no es el de esta llamada.');
  }
}

const secretNames = /pass|clave|contrase/i;

/**
 * Refuses a call whose URL contains a payer's password, or a parameter whose name means one,
 * because servers log URLs.
 */
export function checkUrl(bank: Bank, { url }: IncomingCall): void {
  const named = [...url.searchParams.keys()].some((name) => secretNames.test(name));
  const values = new Set([...url.searchParams.values(), ...url.pathname.split('/')]);
  const known = bank.state.users.some(
    ({ password }) => values.has(password) || values.has(encodeURIComponent(password)),
  );
  if (named || known) refuseViolation('Una contraseña no viaja en la URL.');
}

function matching<T>(schema: Schema<T>, value: unknown, what: string): T {
  try {
    return schema.validateSync(value, { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return refuseViolation(`${what} fuera de contrato: ${error.errors.join('; ')}`);
  }
}

/**
 * Returns the query of the URL; refuses one that does not match the schema, or any query if there
 * is no schema.
 */
export function readQuery<Query extends object>(
  { url }: IncomingCall,
  schema: Schema<Query> | undefined,
): Query {
  const given = Object.fromEntries(url.searchParams);
  if (schema) return matching(schema, given, 'Consulta');
  if (url.search !== '') refuseViolation('Esta llamada no lleva consulta en la URL.');
  return given as Query;
}

/**
 * Returns the JSON body; refuses one that does not match the schema, or any body if there is no
 * schema.
 */
export function readBody<Body>({ text }: IncomingCall, schema: Schema<Body> | undefined): Body {
  if (!schema) {
    // An endpoint without a body schema also accepts an empty object.
    if (text !== '' && text !== '{}') refuseViolation('Esta llamada no lleva cuerpo.');
    return undefined as Body;
  }
  try {
    return matching(schema, JSON.parse(text), 'Cuerpo');
  } catch (error) {
    if (error instanceof SyntaxError) refuseViolation('El cuerpo no es JSON.');
    throw error;
  }
}
