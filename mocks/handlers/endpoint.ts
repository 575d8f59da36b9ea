import { ValidationError } from 'yup';
import type { Schema } from 'yup';
import type { Bank } from '../bank/bank.ts';
import { Refusal, refuseViolation } from '../bank/refusal.ts';
import { findSession, payerOf } from '../bank/sessions.ts';
import type { Session, User } from '../bank/state.ts';
import type { SandboxSettings } from '../environment.ts';

/** A request as an endpoint meets it: read once, outside the bank. */
export interface IncomingCall {
  method: string;
  url: URL;
  headers: Headers;
  params: Record<string, string>;
  /** The body as text; empty when there is none. */
  text: string;
  /** Value of the cookie `XSRF-TOKEN` that the caller's browser holds. */
  xsrfCookie?: string | undefined;
  /** Origin of the portal that calls. */
  portal: string;
  /** Where the payment page of a session is. */
  buttonUrl: (sessionid: string) => string;
}

/** What an endpoint answers: JSON unless it names another type. */
export interface Answer {
  status: number;
  type: string;
  body: string;
  headers?: Record<string, string>;
}

/** What the rule of an endpoint gets to work with. */
export interface Call<Query, Body> extends IncomingCall {
  query: Query;
  body: Body;
  /** The caller's session; a payer's where the endpoint wants one. */
  session: Session;
  /** The signed-in payer; refuses when the payer is gone. */
  payer: () => User;
}

/** Who may call: nobody's token (`none`), any, a guest's or a payer's. `open` is not part of the API (images). */
type Access = 'open' | 'none' | 'any' | 'guest' | 'payer';

/** How a call must look, and what the bank does with it. */
interface Definition<Query extends object, Body> {
  /** The stable name that scenarios, logs and tests know the endpoint by. */
  name: string;
  method: 'get' | 'post' | 'put' | 'delete';
  /** Under the API base; `*` in front means at any origin. */
  path: string;
  access: Access;
  query?: Schema<Query>;
  body?: Schema<Body>;
  /** The value that `MAIL-PROVIDER` must have. */
  mailProvider?: string;
  answer: (bank: Bank, call: Call<Query, Body>) => unknown;
}

/** An endpoint of the simulated bank. */
export interface Endpoint {
  name: string;
  method: Definition<object, unknown>['method'];
  path: string;
  respond: (bank: Bank, call: IncomingCall) => Answer;
}

const nobody: Session = { id: '', kind: 'guest', idu: '', docUsr: '' };

function checkTenant({ headers }: IncomingCall, settings: SandboxSettings): void {
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

/** The session of a call that brought the right kind of token; `none` wants no token at all. */
function checkBearer(bank: Bank, call: IncomingCall, access: Access): Session {
  if (access === 'open') return nobody;
  if (access === 'none') {
    if (call.headers.has('Authorization')) refuseViolation('Esta llamada no lleva token.');
    return nobody;
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

/** A readable cookie comes back as a header, on calls that change something and on no other (bank contract, "Headers"). */
function checkXsrf({ headers, method, xsrfCookie }: IncomingCall, access: Access): void {
  const sent = headers.get('X-XSRF-TOKEN');
  const changes = access !== 'none' && method !== 'GET';
  if (!changes && sent !== null) refuseViolation('Esta llamada no lleva X-XSRF-TOKEN.');
  if (changes && xsrfCookie !== undefined && sent !== xsrfCookie) {
    refuseViolation('X-XSRF-TOKEN no es el de la cookie.', 'forbidden');
  }
}

function checkMailProvider({ headers }: IncomingCall, wanted: string | undefined): void {
  if (wanted !== undefined && headers.get('MAIL-PROVIDER') !== wanted) {
    refuseViolation('MAIL-PROVIDER no es el de esta llamada.');
  }
}

const secretNames = /pass|clave(?!$)|contrase|^clave$/i;

/** A password travels in a body only (bank contract, "Headers"). */
function checkUrl(bank: Bank, { url }: IncomingCall): void {
  const values = [...url.searchParams.values(), ...url.pathname.split('/').map(decodeURIComponent)];
  const named = [...url.searchParams.keys()].some((name) => secretNames.test(name));
  const known = bank.state.users.some(({ password }) => values.includes(password));
  if (named || known) refuseViolation('Una contraseña no viaja en la URL.');
}

function matching<T>(schema: Schema<T>, value: unknown, what: string): T {
  try {
    return schema.validateSync(value, { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    refuseViolation(`${what} fuera de contrato: ${error.errors.join('; ')}`);
  }
}

function readQuery<Query extends object>(
  { url }: IncomingCall,
  schema: Schema<Query> | undefined,
): Query {
  const given = Object.fromEntries(url.searchParams);
  if (schema) return matching(schema, given, 'Consulta');
  if (url.search !== '') refuseViolation('Esta llamada no lleva consulta en la URL.');
  return given as Query;
}

function readBody<Body>({ text }: IncomingCall, schema: Schema<Body> | undefined): Body {
  if (!schema) {
    // "Empty" may be written as an empty object.
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

/** An answer that is not JSON: text, or a file. */
export function plain(type: string, body: string, headers: Record<string, string> = {}): Answer {
  return { status: 200, type, body, headers };
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'status' in value && 'type' in value;

/** An answer in JSON, the bank's usual one. */
export function json(body: unknown, status = 200): Answer {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(body) };
}

/** An endpoint that checks a call against the contract before the bank's rule sees it. */
export function endpoint<Query extends object, Body>(
  settings: SandboxSettings,
  definition: Definition<Query, Body>,
): Endpoint {
  const { name, method, path, access, answer } = definition;
  return {
    name,
    method,
    path,
    respond(bank, call) {
      checkUrl(bank, call);
      if (access !== 'open') checkTenant(call, settings);
      const session = checkBearer(bank, call, access);
      checkXsrf(call, access);
      checkMailProvider(call, definition.mailProvider);
      const query = readQuery(call, definition.query);
      const body = readBody(call, definition.body);
      const payer = () => payerOf(bank, session);
      const answered = answer(bank, { ...call, query, body, session, payer });
      return isAnswer(answered) ? answered : json(answered ?? null);
    },
  };
}

/** Makes endpoints that keep the contract with these settings. */
export function endpointMaker(settings: SandboxSettings) {
  return <Query extends object = object, Body = undefined>(
    definition: Definition<Query, Body>,
  ): Endpoint => endpoint(settings, definition);
}
