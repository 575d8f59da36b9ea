import { BrokenRule, must } from './bankClient.ts';
import type { Exchange } from './bankClient.ts';
import { bareToken, claimsOf, inscriptionPath } from './trial.ts';
import type { Rule, SignedIn, Trial } from './trial.ts';

const now = () => Date.now() / 1000;
/** Seconds by which the clocks of the bank and of this machine may differ. */
const tolerance = 120;

/**
 * Returns the values of an answer that may be personal data. In JSON, these are all texts and
 * numbers except empty texts and 0; in another format, all parts between commas, semicolons or line
 * ends.
 */
function valuesOf({ body, json }: Exchange): string[] {
  if (json === undefined) return body.split(/[\r\n,;]+/).filter((value) => value.trim() !== '');
  const values: string[] = [];
  JSON.stringify(json, (_name, value: unknown) => {
    if (typeof value === 'string' && value !== '') values.push(value);
    if (typeof value === 'number' && value !== 0) values.push(String(value));
    return value;
  });
  return values;
}

/**
 * Reads data to which a token gives no right. The bank may refuse the call, or answer without any
 * values, or with values that `own` (its answer about the token's owner) has, too. Any other value
 * breaks the rule.
 */
async function keepsBack(
  { call }: Pick<Trial, 'call'>,
  path: string,
  token: string,
  own?: Exchange,
): Promise<void> {
  const answer = await call(path, { token });
  const { status } = answer;
  if (status >= 400 && status < 500) return;
  must(status >= 200 && status < 300, `answered ${status}`, answer);
  const known = new Set(own && own.status < 300 ? valuesOf(own) : []);
  const foreign = valuesOf(answer).filter((value) => !known.has(value));
  must(foreign.length === 0, `answered ${status} with data of somebody else`, answer);
}

/**
 * Rules for tokens, the tenant, sign-in, password recovery, the XSRF cookie, and the data of other
 * payers.
 */
export const tokenRules: Rule[] = [
  {
    name: 'token-guest issues a guest’s token, and only for the portal’s credentials',
    async check({ issueToken, refused }) {
      await issueToken();
      const credentials = 'bm8tc29uLWxhcy1kZWwtcG9ydGFs';
      await refused('/basic/token-guest', { body: { credentials } });
    },
  },
  {
    name: 'a guest’s token names one expiry, which is in the future',
    async check({ issueToken }) {
      const answer = await issueToken();
      const { access_token: token, expires_in: lifetime } = answer.json;
      const { exp } = claimsOf(token);
      must(lifetime === undefined || lifetime >= 60, `lasts only ${lifetime} seconds`, answer);
      if (typeof exp !== 'number') return;
      must(exp > now(), 'has expired when it is issued', answer);
      const differs = Math.abs(exp - now() - (lifetime ?? 36_000)) > tolerance;
      must(!differs, 'expires_in (36,000 if absent) and exp differ', answer);
    },
  },
  {
    name: 'a call without the portal’s tenant is refused',
    async check({ refused, guest }) {
      const token = await guest();
      for (const name of ['X-TENANT', 'X-TENANT-ID', 'X-TENANT-CODE']) {
        await refused('/companies', { token, headers: { [name]: null } });
      }
    },
  },
  {
    name: 'a call without a token, or with an unknown one, is refused with 401',
    async check({ refused, guest }) {
      await refused('/companies', {}, [401]);
      await refused('/companies', { token: 'a.b.c' }, [401]);
      const [head, payload] = (await guest()).split('.');
      await refused('/companies', { token: `${head}.${payload}.AAAA` }, [401]);
    },
  },
  {
    name: 'a guest’s token gives access to no data of a payer',
    async check({ call, guest, settings }) {
      const token = await guest();
      const accounts = `/apiGatewayCuentas${settings.PORTAL_RETAILER}/cuentas/1`;
      for (const path of [
        '/gestion_usuario/userinfo',
        `${accounts}?pagina=1&numreg=5`,
        '/payments?page=1&size=15',
        '/auth/apiReportePago/cartola?userId=1&from=&to=',
      ]) {
        await keepsBack({ call }, path, token);
      }
    },
  },
  {
    name: 'a wrong login is refused alike for known and unknown addresses',
    async check({ login, given }) {
      const { email } = given('payer');
      const wrong = 'No-es-la-clave-1';
      const unknown = await login('nadie-con-este-correo@ejemplo.cl', wrong);
      const known = await login(email, wrong);
      for (const answer of [unknown, known]) {
        const isFailure = answer.status === 401 || (answer.status === 200 && answer.json === null);
        must(isFailure, `answered ${answer.status} to a wrong password`, answer);
      }
      must(unknown.body === known.body, 'answers known and unknown addresses differently', known);
    },
  },
  {
    name: 'a payer’s token names the payer and its expiry, and the session’s calls succeed',
    async check({ payer, ask, personOf }) {
      const { token, idu, document } = await payer();
      const { exp } = claimsOf(token);
      must(typeof exp === 'number' && exp > now(), 'the token has no exp in the future');
      const info = await ask<{ idu: string; perfil: string; politica: string }>(
        '/gestion_usuario/userinfo',
        { token },
      );
      must(info.json.idu === idu, 'userinfo is of another payer than the token', info);
      const { perfil, politica } = info.json;
      for (const path of [
        `/apiportal/perfiles/${encodeURIComponent(perfil)}`,
        `/apiportal/politica/${encodeURIComponent(politica)}/politica`,
        `/gestion_usuario/ultimo_login?${personOf(document)}`,
        `/gestion_usuario/estado_clave?${personOf(document)}`,
        '/gestion_usuario/keepalive',
      ]) {
        await ask(path, { token });
      }
    },
  },
  {
    name: 'a refreshed token belongs to the same payer, and works',
    async check({ payer, ask, personOf }) {
      const { token, idu, document } = await payer();
      const path = `/gestion_usuario/refrescar_token?${personOf(document)}`;
      const answer = await ask<{ newToken: string }>(path, { token });
      const renewed = bareToken(answer.json.newToken);
      const { idu: owner, exp } = claimsOf(renewed);
      must(owner === undefined || owner === idu, 'belongs to another payer', answer);
      must(exp === undefined || Number(exp) > now(), 'has already expired', answer);
      await ask('/gestion_usuario/userinfo', { token: renewed });
    },
  },
  {
    name: 'a payer’s token does not read a second payer’s data',
    async check({ payer, otherPayer, call, settings, personOf }) {
      const own = await payer();
      const other = await otherPayer();
      const reads: ((of: SignedIn) => string)[] = [
        ({ idu }) =>
          `/apiGatewayCuentas${settings.PORTAL_RETAILER}/cuentas/${encodeURIComponent(idu)}?pagina=1&numreg=5`,
        ({ idu }) => `/payments?userId=${encodeURIComponent(idu)}&page=1&size=15`,
        ({ idu }) => `/auth/apiReportePago/cartola?userId=${encodeURIComponent(idu)}&from=&to=`,
        ({ idu }) =>
          `/auth/apiReportePago/cartola/descarga?userId=${encodeURIComponent(idu)}&from=&to=&formato=csv`,
        ({ document }) => `/gestion_usuario/estado_clave?${personOf(document)}`,
        ({ document }) => `/gestion_usuario/ultimo_login?${personOf(document)}`,
      ];
      for (const pathOf of reads) {
        const mine = await call(pathOf(own), { token: own.token });
        await keepsBack({ call }, pathOf(other), own.token, mine);
      }
    },
  },
  {
    name: 'a payer’s token does not change a second payer’s data',
    changes: true,
    async check({
      payer,
      otherPayer,
      items,
      registration,
      refused,
      ask,
      given,
      settings,
      personOf,
    }) {
      const { token } = await payer();
      const other = await otherPayer();
      const document = encodeURIComponent(other.document);
      const accounts = `/apiGatewayCuentas${settings.PORTAL_RETAILER}/cuentas/${encodeURIComponent(other.idu)}`;
      const user = `/apiportal/v1/usuariopp/${settings.PORTAL_CHILD_COMPANY}/${document}/`;
      // The second payer's own names and e-mail address are sent, so that a bank that wrongly
      // accepts the call changes hardly anything.
      const { json } = await ask<Record<string, unknown>>('/gestion_usuario/userinfo', {
        token: other.token,
      });
      const { nombre, apellidos, correo, telefono = '+56911112222' } = json;
      const { contract, reference } = given('owing');
      const own = given('payer').password;
      await refused(accounts, {
        token,
        body: { alias: 'Prueba', contract: { id: contract, secondId: '01' }, reference },
      });
      await refused(`${accounts}/no-existe`, { token, method: 'PUT', body: { alias: 'P' } });
      await refused(`${accounts}/no-existe`, { token, method: 'DELETE' });
      await refused(user, { token, method: 'PUT', body: { nombre, apellidos, correo, telefono } });
      await refused('/gestion_usuario/cambiar_clave', {
        token,
        body: {
          empresa: settings.PORTAL_PARENT_COMPANY,
          usuario: other.document,
          claveActual: own,
          claveNueva: own,
        },
      });
      const cart = (await items()).slice(0, 1);
      await refused(inscriptionPath, await registration(cart, { token, idu: other.idu }));
      await refused(`/gestion_usuario/logout?${personOf(other.document)}&evento=logout`, { token });
      await ask('/gestion_usuario/userinfo', { token: other.token });
    },
  },
  {
    name: 'a payer’s token does not read data under another user id',
    async check({ payer, call, settings, personOf }) {
      const { token, idu, document } = await payer();
      const reads: ((id: string, rut: string) => string)[] = [
        (id) => `/apiGatewayCuentas${settings.PORTAL_RETAILER}/cuentas/${id}?pagina=1&numreg=5`,
        (id) => `/payments?userId=${id}`,
        (id) => `/auth/apiReportePago/cartola?userId=${id}&from=&to=`,
        (_id, rut) => `/gestion_usuario/estado_clave?${personOf(rut)}`,
      ];
      for (const pathOf of reads) {
        const mine = await call(pathOf(encodeURIComponent(idu), document), { token });
        await keepsBack({ call }, pathOf(encodeURIComponent(`${idu}0`), '11111111-1'), token, mine);
      }
    },
  },
  {
    name: 'recuperar_clave accepts only a guest’s token',
    async check({ payer, refused, settings }) {
      const path = `/gestion_usuario/recuperar_clave/${settings.PORTAL_CHILD_COMPANY}`;
      const { token } = await payer();
      await refused(path, { token, body: { correo: 'nadie-con-este-correo@ejemplo.cl' } });
    },
  },
  {
    name: 'recuperar_clave answers an unknown address alike, and refuses a wrong code',
    changes: true,
    async check({ guest, given, ask, refused, settings }) {
      const path = `/gestion_usuario/recuperar_clave/${settings.PORTAL_CHILD_COMPANY}`;
      const token = await guest();
      const { email } = given('payer');
      const known = await ask(path, { token, body: { correo: email } });
      const unknown = await ask(path, { token, body: { correo: 'nadie@ejemplo.cl' } });
      must(known.body === unknown.body, 'answers known and unknown addresses differently', unknown);
      const claveNueva = 'Nueva-clave-2026';
      await refused(path, { token, body: { correo: email, codigo: '000000', claveNueva } }, [400]);
    },
  },
  {
    name: 'a change without the header of the bank’s XSRF cookie is refused',
    async check({ issueToken, refused, ask }) {
      const answer = await issueToken();
      const cookie = answer.headers
        .getSetCookie()
        .flatMap((each) => each.split(';')[0] ?? [])
        .find((each) => each.startsWith('XSRF-TOKEN='));
      // A bank need not send the cookie.
      if (!cookie) return;
      const path = '/apiri/configuracionGeneral/consultarConfiguraciones';
      const token = bareToken(answer.json.access_token);
      const body = ['collectorId'];
      await refused(path, { token, body, headers: { Cookie: cookie } });
      const xsrf = decodeURIComponent(cookie.slice('XSRF-TOKEN='.length));
      await ask(path, { token, body, headers: { Cookie: cookie, 'X-XSRF-TOKEN': xsrf } });
    },
  },
];

/**
 * The bank must refuse an old token at most this many seconds after the first use of the new one.
 * Until then, a duplicated tab may renew the same old token.
 */
const renewedLife = 90;

/** Rules for the end of sessions. They run after all rules that need the payer's session. */
export const endingRules: Rule[] = [
  {
    name: 'a renewed token is refused after 90 seconds at most',
    async check({ signIn, ask, call, wait, personOf }) {
      const { token, document } = await signIn('payer');
      const path = `/gestion_usuario/refrescar_token?${personOf(document)}`;
      const { json } = await ask<{ newToken: string }>(path, { token });
      const renewed = bareToken(json.newToken);
      if (renewed === token) throw new BrokenRule('is the same token again');
      const info = '/gestion_usuario/userinfo';
      await ask(info, { token: renewed });
      if ((await call(info, { token })).status === 401) return;
      await wait(renewedLife);
      const after = await call(info, { token });
      must(after.status === 401, `answered ${after.status} to it`, after);
      await ask(info, { token: renewed });
    },
  },
  {
    name: 'a session ends at the bank when its token expires',
    async check({ signIn, call, wait }) {
      const { token } = await signIn('payer');
      const { exp } = claimsOf(token);
      must(typeof exp === 'number', 'the token has no exp');
      await wait(Math.ceil(Number(exp) - now()) + 5);
      const after = await call('/gestion_usuario/userinfo', { token });
      must(after.status === 401, `answered ${after.status} after its end`, after);
    },
  },
  {
    name: 'a token is refused after its logout',
    async check({ signIn, ask, call, personOf }) {
      const { token, document } = await signIn('payer');
      await ask(`/gestion_usuario/logout?${personOf(document)}&evento=logout`, { token });
      const after = await call('/gestion_usuario/userinfo', { token });
      must(after.status === 401, `answered ${after.status} to it`, after);
    },
  },
];
