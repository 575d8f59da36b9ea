import { number, object } from 'yup';
import type { InferType } from 'yup';
import { environment } from '../config/environment.ts';
import { normalPassword } from '../lib/fields/passwords.ts';
import { key, oneOf, part } from '../lib/schemas.ts';
import { bankApi } from './bankApi.ts';
import { claimsOf, ownerOf } from './claims.ts';
import { refusal } from './errors.ts';
import { doneSchema, optionalText } from './fields.ts';
import { bearerOf, renewGuestToken } from './guestToken.ts';

const accessSchema = object({ access_token: key() }).nullable().strict();
const renewedSchema = object({ newToken: key() }).strict();
const policySchema = object({ tiempoDeInactividad: number().positive().required() }).strict();
const lastLoginSchema = object({
  res: part({ estadoSesion: oneOf('ACTIVA', 'INACTIVA'), fecha: optionalText() }),
}).strict();
const passwordStateSchema = object({ ept: number().required() }).strict();

export interface Credentials {
  email: string;
  password: string;
}

/** `ACTIVA` if the payer has another open session. */
export type LastLogin = InferType<typeof lastLoginSchema>['res']['estadoSesion'];

/**
 * The reason that a logout sends to the bank: `logout` if the payer logged out, else `close`.
 * "Salir" in the idle warning counts as `close`.
 */
export type LogoutReason = 'logout' | 'close';

/**
 * Returns the claims of an access token, with `bearer` as a complete `Authorization` header; null
 * if the token is no JWT or lacks a claim.
 */
function readAccess(accessToken: string) {
  const claims = claimsOf(accessToken);
  return claims ? { ...claims, bearer: bearerOf(accessToken) } : null;
}

/**
 * Returns a refreshed token as a complete `Authorization` header; `owner` is its `idu`, or '' if it
 * has none. Null if the text is not a token.
 */
function readRenewal({ newToken }: InferType<typeof renewedSchema>) {
  const owner = ownerOf(newToken);
  return owner === undefined ? null : { owner, bearer: bearerOf(newToken) };
}

/**
 * Returns a call under /gestion_usuario for the payer with this document, the RUT (Chilean tax ID).
 */
const ofPayer = (operation: string, document: string) => ({
  url: `/gestion_usuario/${operation}`,
  params: { empresa: environment.parentCompany, usuario: document },
});

/**
 * Queries of a payer's data have `keepUnusedDataFor: 0`: the session slice stores what the portal
 * needs, and the cache drops the answers at once.
 */
const sessionApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /** POST token-guest: the token is stored in the session slice, not in this cache. */
    issueGuestToken: build.query<null, void>({
      queryFn: async (_none, api) =>
        (await renewGuestToken(api)) ? { data: null } : { error: refusal('NO_GUEST_TOKEN') },
    }),
    /** POST token/{company}: null if the bank's answer is null or a token without claims. */
    login: build.mutation<ReturnType<typeof readAccess>, Credentials>({
      query: ({ email, password }) => ({
        url: `/basic/token/${environment.childCompany}`,
        method: 'POST',
        body: { correo: email, password: normalPassword(password) },
        isSignIn: true,
      }),
      rawResponseSchema: accessSchema,
      transformResponse: (answer: InferType<typeof accessSchema>) =>
        answer && readAccess(answer.access_token),
    }),
    /** GET politica: the minutes without activity that end a session. */
    getPolicy: build.query<number, string>({
      keepUnusedDataFor: 0,
      query: (id) => ({ url: `/apiportal/politica/${encodeURIComponent(id)}/politica` }),
      rawResponseSchema: policySchema,
      transformResponse: ({ tiempoDeInactividad }: InferType<typeof policySchema>) =>
        tiempoDeInactividad,
    }),
    /** GET ultimo_login: whether the payer with this document has another open session. */
    getLastLogin: build.query<LastLogin, string>({
      keepUnusedDataFor: 0,
      query: (document) => ofPayer('ultimo_login', document),
      rawResponseSchema: lastLoginSchema,
      transformResponse: ({ res }: InferType<typeof lastLoginSchema>) => res.estadoSesion,
    }),
    /**
     * GET estado_clave of the payer with this document; 2 means that the password has not expired.
     */
    getPasswordState: build.query<number, string>({
      keepUnusedDataFor: 0,
      query: (document) => ofPayer('estado_clave', document),
      rawResponseSchema: passwordStateSchema,
      transformResponse: ({ ept }: InferType<typeof passwordStateSchema>) => ept,
    }),
    closeOtherSession: build.mutation<void, void>({
      query: () => ({ url: '/gestion_usuario/sesion_anterior', method: 'PUT' }),
      rawResponseSchema: doneSchema,
    }),
    /** GET refrescar_token: a new token for the payer with this document; null if not a JWT. */
    refreshToken: build.mutation<ReturnType<typeof readRenewal>, string>({
      query: (document) => ofPayer('refrescar_token', document),
      rawResponseSchema: renewedSchema,
      transformResponse: readRenewal,
    }),
    /** GET logout; `bearer` is the token of the ended session: the store no longer has it. */
    logout: build.mutation<void, { document: string; bearer: string; reason: LogoutReason }>({
      query({ document, bearer, reason }) {
        const { url, params } = ofPayer('logout', document);
        return { url, params: { ...params, evento: reason }, bearer };
      },
    }),
    keepAlive: build.mutation<void, void>({
      query: () => ({ url: '/gestion_usuario/keepalive' }),
    }),
  }),
});

export const {
  issueGuestToken,
  login,
  getPolicy,
  getLastLogin,
  getPasswordState,
  closeOtherSession,
  refreshToken,
  logout,
  keepAlive,
} = sessionApi.endpoints;
