/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { jest } from '@jest/globals';
import { sandboxSettings } from '../../mocks/bank/environment.ts';
import { createIdempotencyKey } from '../../src/lib/dates/ids.ts';
import { tableRows } from '../../src/test/runs.ts';
import { createBankHost } from '../../mocks/http/bankHost.ts';
import { answerRules } from './answerRules.ts';
import { readIdentifiers } from './identifiers.ts';
import { readRules } from './readRules.ts';
import { rules, tryBank } from './tryBank.ts';
import type { Verdict } from './tryBank.ts';

const base = 'http://localhost:4010/api';
const ids = readIdentifiers(
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'testIdentifiers.json'), 'utf8')),
);

type Send = (request: Request) => Promise<Response>;
/** A proxy before a correct bank: it simulates a fault by changing calls or answers. */
type Fault = (request: Request, bank: Send) => Promise<Response>;

async function verdictsOf(...options: Parameters<typeof tryBank>): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for await (const verdict of tryBank(...options)) verdicts.push(verdict);
  return verdicts;
}

/**
 * Creates a bank. msw notes the place of each handler in a stack trace, for which jest would read
 * source maps; without frames, a bank takes a tenth of the time.
 */
function openBank(now?: () => Date): Send {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  const bank = createBankHost({ settings: sandboxSettings, ...(now && { now }) });
  Error.stackTraceLimit = stackTraceLimit;
  return bank;
}

async function verdictsOn(fault?: Fault, pays = true, tried = rules): Promise<Verdict[]> {
  let passed = 0;
  const now = () => new Date(Date.now() + passed * 1000);
  const bank = openBank(now);
  const send: Send = fault ? (request) => fault(request, bank) : bank;
  const sleep = async (seconds: number) => void (passed += seconds);
  const options = { base, settings: sandboxSettings, ids, pays, send, longestWait: 3_600, sleep };
  return verdictsOf(options, tried);
}

/**
 * Returns the rules to run for the verdict on one rule. A rule about answers judges the answers to
 * the calls of the rules before it; those that only read suffice for it.
 */
const rulesFor = (rule: string) => {
  const isAboutAnswers = answerRules.some(({ name }) => name === rule);
  return [...(isAboutAnswers ? readRules : []), ...rules.filter(({ name }) => name === rule)];
};

const named = (verdicts: readonly Verdict[], state: Verdict['state']) =>
  verdicts.filter((each) => each.state === state).map(({ rule }) => rule);

const pathOf = ({ url }: Request) => new URL(url).pathname;
/** Whether the URL or the body of a call contains the reference. */
const isAbout = async (request: Request, reference: string) =>
  `${request.url} ${await request.clone().text()}`.includes(reference);
const isTo = (request: Request, end: string) => pathOf(request).endsWith(end);

/** Returns the answer with changed headers; null removes one. */
function withHeaders(response: Response, headers: Record<string, string | null>): Response {
  const changed = new Headers(response.headers);
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) changed.delete(name);
    else changed.set(name, value);
  }
  return new Response(response.body, { status: response.status, headers: changed });
}

function sentWith(request: Request, headers: Record<string, string>): Request {
  const changed = new Request(request);
  for (const [name, value] of Object.entries(headers)) changed.headers.set(name, value);
  return changed;
}

async function edited(response: Response, edit: (text: string) => string): Promise<Response> {
  const { status, headers } = response;
  if (status === 204) return response;
  return new Response(edit(await response.text()), { status, headers });
}

const json = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });

/** Replaces the bank's answers to calls whose path ends with `end`. */
const answerInstead =
  (end: string, answer: (request: Request) => Response): Fault =>
  async (request, bank) =>
    isTo(request, end) ? answer(request) : bank(request);

/** Replaces the references in answers by consecutive numbers, which can be guessed. */
function numberReferences(): Fault {
  const known = new Map<string, string>();
  return async (request, bank) =>
    edited(await bank(request), (text) =>
      text.replaceAll(/"referencia":"(\w+)"/g, (_whole, reference: string) => {
        const next = known.get(reference) ?? `2026112600000000${1000 + known.size}`;
        known.set(reference, next);
        return `"referencia":"${next}"`;
      }),
    );
}

/**
 * Gives every registration a new key, so that the bank takes a repeated registration for another
 * one.
 */
const registerAgain: Fault = (request, bank) =>
  isTo(request, '/inscripcion') && request.headers.has('Idempotency-Key')
    ? bank(sentWith(request, { 'Idempotency-Key': createIdempotencyKey() }))
    : bank(request);

/**
 * Gives all registrations of the same bills the same key, so that every guest gets the same
 * inscription.
 */
function shareGuestIdentity(): Fault {
  const keys = new Map<string, string>();
  return async (request, bank) => {
    if (!isTo(request, '/inscripcion')) return bank(request);
    const { debts = [] } = (await request.clone().json()) as { debts?: { id: string }[] };
    const content = debts
      .map(({ id }) => id)
      .sort()
      .join(' ');
    const key = keys.get(content) ?? createIdempotencyKey();
    keys.set(content, key);
    return bank(sentWith(request, { 'Idempotency-Key': key }));
  };
}

/**
 * Simulates a bank that reveals an e-mail address: if a call queries a payment by its reference and
 * `isMeant` returns true, the proxy adds an address to the answer. `keys` are the payment keys that
 * the bank has returned so far.
 */
const addAddress =
  (isMeant: (request: Request, keys: ReadonlySet<string>) => boolean) => (): Fault => {
    const keys = new Set<string>();
    return async (request, bank) => {
      const response = await edited(await bank(request), (text) => {
        const [, key] = /"codigoCarro":"(\w+)"/.exec(text) ?? [];
        if (key) keys.add(key);
        return text;
      });
      return isCheck(request) && isMeant(request, keys)
        ? edited(response, (text) => text.replace('"total"', '"correo":"a@ejemplo.cl","total"'))
        : response;
    };
  };
const keyOf = ({ headers }: Request) => headers.get('X-PAYMENT-KEY');
const isCheck = (request: Request) => request.url.includes('/payments?referencia=');

/** The guest's paid payment in the test identifiers. */
const given = { reference: '', key: '', ...ids.guestPayment };

/**
 * Simulates a bank that requires no key: the proxy adds the key of the payment `given` to each call
 * about this payment for which `isMeant` returns true.
 */
const addGuestKey =
  (isMeant: (request: Request) => boolean): Fault =>
  async (request, bank) =>
    (await isAbout(request, given.reference)) && isMeant(request)
      ? bank(sentWith(request, { 'X-PAYMENT-KEY': given.key }))
      : bank(request);

/**
 * Simulates a bank that accepts a token for ever, even after a refresh has replaced it: the proxy
 * replaces an old token in a call by the newest one.
 */
function keepRenewedTokens(): Fault {
  const renewed = new Map<string, string>();
  return async (request, bank) => {
    let token = request.headers.get('Authorization') ?? '';
    for (let next = renewed.get(token); next; next = renewed.get(token)) token = next;
    const response = await bank(token ? sentWith(request, { Authorization: token }) : request);
    if (!isTo(request, '/refrescar_token')) return response;
    return edited(response, (text) => {
      const { newToken } = JSON.parse(text) as { newToken: string };
      renewed.set(token, newToken.startsWith('Bearer ') ? newToken : `Bearer ${newToken}`);
      return text;
    });
  };
}

/** Accepts tokens of ended sessions in `userinfo`: returns an empty answer instead of the 401. */
const acceptEndedToken: Fault = async (request, bank) => {
  const response = await bank(request);
  return isTo(request, '/userinfo') && response.status === 401 ? json({}) : response;
};

/** Shows in dashboards the company's name from the last registration instead of the bank's own. */
function copyCompanyNames(): Fault {
  let told = '';
  return async (request, bank) => {
    if (isTo(request, '/inscripcion')) told = (await request.clone().text()) || told;
    const words = /"company":\{"name":"([^"]*)"/.exec(told)?.[1] ?? '';
    return pathOf(request).includes('/dashboard/')
      ? edited(await bank(request), (text) =>
          text.replaceAll(/"compania":"[^"]*"/g, `"compania":"${words}"`),
        )
      : bank(request);
  };
}

/**
 * Simulates a bank that accepts calls without a token: if the bank answers a call with a 401, the
 * proxy repeats the call with a guest token. Logins are not repeated.
 */
const addGuestToken: Fault = async (request, bank) => {
  const response = await bank(request.clone());
  if (response.status !== 401 || isTo(request, `/token/${sandboxSettings.PORTAL_CHILD_COMPANY}`))
    return response;
  const body = JSON.stringify({ credentials: sandboxSettings.PORTAL_CREDENTIALS });
  const token = sentWith(new Request(`${base}/basic/token-guest`, { method: 'POST', body }), {
    'X-TENANT': sandboxSettings.PORTAL_TENANT,
    'X-TENANT-ID': sandboxSettings.PORTAL_TENANT_ID,
    'X-TENANT-CODE': sandboxSettings.PORTAL_TENANT_CODE,
  });
  const { access_token: guest } = (await (await bank(token)).json()) as { access_token: string };
  return bank(sentWith(request, { Authorization: `Bearer ${guest}` }));
};

const faults: [what: string, fault: () => Fault, rule: string][] = [
  [
    'allows answers to be cached',
    () => async (request, bank) =>
      withHeaders(await bank(request), { 'Cache-Control': 'private, max-age=60' }),
    'no answer may be cached: Cache-Control is no-store',
  ],
  [
    'redirects a call',
    () =>
      answerInstead('/companies', () =>
        withHeaders(new Response(null, { status: 302 }), { Location: '/api/v2/companies' }),
      ),
    'no answer redirects',
  ],
  [
    'lets every origin read its answers',
    () => async (request, bank) =>
      withHeaders(await bank(request), { 'Access-Control-Allow-Origin': '*' }),
    'no other origin may read an answer',
  ],
  [
    'lets no portal read its answers',
    () => async (request, bank) =>
      withHeaders(await bank(request), { 'Access-Control-Allow-Origin': null }),
    'the portal’s origin may make every call, with every header that it sends',
  ],
  [
    'hides Retry-After',
    () => async (request, bank) =>
      withHeaders(await bank(request), { 'Access-Control-Expose-Headers': null }),
    'the portal may read Retry-After',
  ],
  ['numbers its references', numberReferences, 'the references of payments cannot be guessed'],
  [
    'registers a repeated attempt again',
    () => registerAgain,
    'a repeated Idempotency-Key returns the same inscription in any order of items, and 422 for another cart',
  ],
  [
    'answers a guest with the inscription of another guest',
    shareGuestIdentity,
    'another guest’s inscription of the same bills is separate, with its own key',
  ],
  [
    'shows an e-mail address to anyone with a reference',
    addAddress((request) => keyOf(request) === null),
    'a reference alone gives access to no address, identifier or receipt',
  ],
  [
    'accepts any text as a payment’s key',
    addAddress((request) => keyOf(request) !== null),
    'no wrong key gives access to a payment: invented, nearly right, another’s, or the reference',
  ],
  [
    'accepts the key of another guest’s payment',
    addAddress((request, keys) => keys.has(keyOf(request) ?? '')),
    'the key of another guest’s inscription gives no access to a payment',
  ],
  [
    'accepts the key of another payment',
    addAddress((request) => keyOf(request) === given.key && !request.url.includes(given.reference)),
    'no wrong key gives access to a payment: invented, nearly right, another’s, or the reference',
  ],
  [
    'accepts a key that is nearly right',
    () =>
      addGuestKey(
        ({ headers }) => headers.get('X-PAYMENT-KEY')?.slice(0, -1) === given.key.slice(0, -1),
      ),
    'no wrong key gives access to a payment: invented, nearly right, another’s, or the reference',
  ],
  [
    'accepts the beginning of a key',
    () =>
      addGuestKey((request) => {
        const key = keyOf(request);
        return key !== null && given.key.startsWith(key);
      }),
    'no wrong key gives access to a payment: invented, nearly right, another’s, or the reference',
  ],
  [
    'accepts the printed reference as the key',
    () => addGuestKey((request) => keyOf(request) === given.reference),
    'no wrong key gives access to a payment: invented, nearly right, another’s, or the reference',
  ],
  [
    'protects the payments of payers, but not those of guests',
    () => addGuestKey(() => true),
    'a reference alone gives access to no address, identifier or receipt',
  ],
  [
    'gives any payer access to a guest’s payment',
    () =>
      addGuestKey(({ headers }) => {
        const [, claims = ''] = (headers.get('Authorization') ?? '').split('.');
        return Buffer.from(claims, 'base64url').toString().includes('"idu"');
      }),
    'a reference alone gives access to no address, identifier or receipt',
  ],
  [
    'shows the payer’s RUT to anyone with a reference',
    () => async (request, bank) =>
      edited(await bank(request), (text) =>
        isCheck(request) && keyOf(request) === null
          ? text.replace(/"empresa":"/, '"empresa":"12.345.678-5 ')
          : text,
      ),
    'a reference alone gives access to no address, identifier or receipt',
  ],
  [
    'shows a service number to anyone with a reference',
    () => async (request, bank) =>
      edited(await bank(request), (text) =>
        request.url.includes(given.reference) && keyOf(request) === null
          ? text.replace(/"empresa":"/, '"empresa":"Cliente 10203040, ')
          : text,
      ),
    'a reference alone gives access to no address, identifier or receipt',
  ],
  [
    'does not accept the payment keys that it returned',
    () => (request, bank) => bank(sentWith(request, { 'X-PAYMENT-KEY': 'x' })),
    'a payment’s own key gives any guest access to all of it',
  ],
  [
    'gives the bills for a key, but no receipt',
    () =>
      answerInstead('/get-comprobante-pago', () =>
        json({ message: 'No existe ese comprobante.' }, 404),
      ),
    'a payment’s own key gives any guest access to all of it',
  ],
  [
    'accepts a key only from the first guest who sends it',
    () => {
      let first: string | null = null;
      return (request, bank) => {
        if (keyOf(request) === given.key) first ??= request.headers.get('Authorization');
        const isFirst = request.headers.get('Authorization') === first;
        return bank(isFirst ? request : sentWith(request, { 'X-PAYMENT-KEY': 'x' }));
      };
    },
    'a payment’s own key gives any guest access to all of it',
  ],
  [
    'does not say which report is the payer’s',
    () => async (request, bank) => {
      const response = await bank(request);
      return isTo(request, '/consultarConfiguraciones')
        ? edited(response, (text) => text.replace('"reportPaymentServiceId"', '"another"'))
        : response;
    },
    'the configuration names what receipts, reports and mails need',
  ],
  [
    'gives a receipt with another total',
    () => async (request, bank) =>
      edited(await bank(request), (text) =>
        text.replaceAll(/"id_Total_Pagado":\{"content":\d+/g, '"id_Total_Pagado":{"content":1'),
      ),
    'a payer’s token gives access to all of a payment, and its receipt adds up',
  ],
  [
    'shows the bills to anyone with a reference',
    () => async (request, bank) =>
      edited(await bank(request), (text) =>
        request.url.includes('/payments?referencia=')
          ? text.replaceAll('"amount":', '"invoiceId":"F-1","amount":')
          : text,
      ),
    'a reference alone gives access to no address, identifier or receipt',
  ],
  [
    'gives a receipt to anyone with a reference',
    () => async (request, bank) => {
      const response = await bank(request);
      const isKept = isTo(request, '/get-comprobante-pago') && response.status === 404;
      return isKept ? json({ registros: [], total: 0 }) : response;
    },
    'a reference alone gives access to no address, identifier or receipt',
  ],
  [
    'hides a payment from its payer',
    () => async (request, bank) => {
      const response = await bank(request);
      return request.url.includes('/payments?referencia=')
        ? edited(response, (text) => text.replaceAll(/"cuentas":\[.*?\}\]/g, '"cuentas":[]'))
        : response;
    },
    'a payer’s token gives access to all of a payment, and its receipt adds up',
  ],
  [
    'accepts a renewed token for ever',
    keepRenewedTokens,
    'a renewed token is refused after 90 seconds at most',
  ],
  [
    'ends no session when its token expires',
    () => acceptEndedToken,
    'a session ends at the bank when its token expires',
  ],
  [
    'lists the payments of a second payer',
    () => async (request, bank) => {
      const response = await bank(request);
      const isList = request.url.includes('/payments?userId=') && response.status === 403;
      return isList ? json({ items: [{ referencia: 'DE-OTRA-PERSONA' }], total: 1 }) : response;
    },
    'a payer’s token does not read a second payer’s data',
  ],
  [
    'changes the accounts of a second payer',
    () => async (request, bank) => {
      const response = await bank(request);
      const isChange = request.method === 'PUT' && response.status === 403;
      return isChange ? json({}) : response;
    },
    'a payer’s token does not change a second payer’s data',
  ],
  [
    'accepts calls without a token',
    () => addGuestToken,
    'a call without a token, or with an unknown one, is refused with 401',
  ],
  [
    'accepts calls without the portal’s tenant',
    () => (request, bank) =>
      bank(
        sentWith(request, {
          'X-TENANT': sandboxSettings.PORTAL_TENANT,
          'X-TENANT-ID': sandboxSettings.PORTAL_TENANT_ID,
          'X-TENANT-CODE': sandboxSettings.PORTAL_TENANT_CODE,
        }),
      ),
    'a call without the portal’s tenant is refused',
  ],
  [
    'gives a token for any credentials',
    () => async (request, bank) => {
      if (!isTo(request, '/basic/token-guest')) return bank(request);
      const body = JSON.stringify({ credentials: sandboxSettings.PORTAL_CREDENTIALS });
      return bank(new Request(request.url, { method: 'POST', headers: request.headers, body }));
    },
    'token-guest issues a guest’s token, and only for the portal’s credentials',
  ],
  [
    'announces another expiry than its tokens have',
    () => async (request, bank) =>
      isTo(request, '/basic/token-guest')
        ? edited(await bank(request), (text) => text.replace(/\}$/, ',"expires_in":7200}'))
        : bank(request),
    'a guest’s token names one expiry, which is in the future',
  ],
  [
    'lists payments to guests',
    () => async (request, bank) => {
      const response = await bank(request);
      const isList = isTo(request, '/payments') && response.status === 403;
      return isList ? json({ items: [{ referencia: 'DE-UNA-PERSONA' }], total: 1 }) : response;
    },
    'a guest’s token gives access to no data of a payer',
  ],
  [
    'sends its refusals in HTML',
    () => async (request, bank) => {
      const response = await bank(request);
      if (response.status < 400) return response;
      return withHeaders(await edited(response, () => '<h1>Error</h1>'), {
        'Content-Type': 'text/html',
      });
    },
    'a refusal carries a message for people, in JSON',
  ],
  [
    'ends no session at a logout',
    () => answerInstead('/logout', () => json({})),
    'a token is refused after its logout',
  ],
  [
    'writes amounts as texts',
    () => async (request, bank) =>
      edited(await bank(request), (text) =>
        text.replaceAll(/"total":(\d+),"id_Codigo_Empresa"/g, '"total":"$1","id_Codigo_Empresa"'),
      ),
    'every answer is as docs/bank-api.yaml describes it',
  ],
  [
    'answers with the debts in another order than the query’s',
    () => async (request, bank) => {
      const response = await bank(request);
      if (!isTo(request, '/consulta/')) return response;
      const { contracts } = (await response.json()) as { contracts: { status: string }[] };
      return json({
        contracts: contracts.toSorted((one, other) => one.status.localeCompare(other.status)),
      });
    },
    'a debt query is answered for each account, in its order, overdue debts first',
  ],
  [
    'never answers with 429',
    () => async (request, bank) => {
      const response = await bank(request);
      return response.status === 429 ? json({ items: [], total: 0 }) : response;
    },
    'too many wrong references are refused with 429 and Retry-After',
  ],
  [
    'answers with 429 but without Retry-After',
    () => async (request, bank) => withHeaders(await bank(request), { 'Retry-After': null }),
    'too many wrong logins are refused with 429 and Retry-After',
  ],
  [
    'leads to another payment page',
    () => async (request, bank) =>
      edited(await bank(request), (text) =>
        text.replaceAll('http://localhost:4010/banco/', 'https://otro.example/banco/'),
      ),
    'an inscription returns a reference, and a button of the payment page',
  ],
  [
    'shows the company names that an inscription sent',
    copyCompanyNames,
    'company and contract names come from the bank, not from the inscription',
  ],
  [
    'mails links that lead anywhere',
    () => answerInstead('/notifica-link', () => json({})),
    'a mailed link leads to the portal only, and has ten recipients at most',
  ],
  [
    'mails any receipt',
    () => answerInstead('/enviaComprobante', () => json({})),
    'a receipt is mailed only for a paid payment, and without foreign markup',
  ],
  [
    'does not verify the captcha',
    () => async (request, bank) => {
      const response = await bank(request);
      const isMail = pathOf(request).includes('/confmail/') && response.status === 403;
      return isMail ? json({}) : response;
    },
    'a contact mail requires the captcha’s answer',
  ],
  [
    'shows a payer the payments of another user id',
    () => async (request, bank) =>
      request.url.includes('userId=u-10') && isTo(request, '/payments')
        ? json({ items: [{ referencia: 'DE-OTRA-PERSONA' }], total: 1 })
        : bank(request),
    'a payer’s token does not read data under another user id',
  ],
];

describe('check-bank', () => {
  it('finds that the simulated bank keeps every rule', async () => {
    const verdicts = await verdictsOn();
    expect(verdicts.filter(({ state }) => state !== 'held')).toEqual([]);
    expect(named(verdicts, 'held')).toEqual(rules.map(({ name }) => name));
  });

  it('registers and mails nothing without --pay', async () => {
    const seen: string[] = [];
    const verdicts = await verdictsOn(async (request, bank) => {
      if (request.method !== 'OPTIONS') seen.push(`${request.method} ${pathOf(request)}`);
      return bank(request);
    }, false);
    expect(seen.filter((call) => /inscripcion|link|Mail|PUT|DELETE|icp/.test(call))).toEqual([]);
    expect(named(verdicts, 'broken')).toEqual([]);
    expect(named(verdicts, 'untried')).toEqual(
      rules.filter(({ changes }) => changes).map(({ name }) => name),
    );
  });

  it('names the rules that it cannot try without test identifiers', async () => {
    const sleep = async () => {};
    const options = {
      base,
      settings: sandboxSettings,
      ids: {},
      pays: true,
      send: openBank(),
      longestWait: 0,
      sleep,
    };
    const verdicts = await verdictsOf(options);
    expect(named(verdicts, 'broken')).toEqual([]);
    expect(verdicts.find(({ why }) => why?.includes('"payer"'))).toMatchObject({
      state: 'untried',
    });
  });

  it.each(tableRows(faults))(
    'T39 T40 T49 names the rule that a bank breaks which %s',
    async (_what, fault, rule) => {
      const verdicts = await verdictsOn(fault(), true, rulesFor(rule));
      expect(named(verdicts, 'broken')).toContain(rule);
      const shown = verdicts.map(({ exchange = '' }) => exchange).join('\n');
      expect(shown).not.toMatch(/eyJ[\w-]{20}|Portal2024/);
    },
  );

  const untriedOn = (bank: Fault, tried = rules) =>
    verdictsOn(bank, true, tried).then((verdicts) => ({
      states: new Set(verdicts.map(({ state }) => state)),
      whys: verdicts.map(({ why = '' }) => why),
      verdicts,
    }));

  it('counts no rule as held unless a call has tried it', async () => {
    const { states } = await untriedOn(async () => {
      throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
    });
    expect([...states]).toEqual(['untried']);
    expect(await verdictsOn(undefined, true, answerRules.slice(0, 1))).toMatchObject([
      { state: 'untried', why: 'no call was answered' },
    ]);
  });

  it.each([
    ['ECONNREFUSED', 'refused'],
    ['ENOTFOUND', 'no such host'],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'http, not https'],
    ['ERR_SSL_PACKET_LENGTH_TOO_LONG', 'http, not https'],
    ['HPE_INVALID_CONSTANT', 'https, not http'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'TLS certificate'],
    ['CERT_HAS_EXPIRED', 'TLS certificate'],
    ['UND_ERR_SOCKET', 'broke the connection off'],
    ['UND_ERR_CONNECT_TIMEOUT', 'in time'],
  ])('names the cause %s of a call without an answer', async (code, words) => {
    const { whys } = await untriedOn(
      async () => {
        const cause = Object.assign(new Error('low'), { code });
        throw new TypeError('fetch failed', { cause });
      },
      rules.slice(0, 1),
    );
    expect(whys[0]).toContain(words);
    expect(whys[0]).toContain('POST /basic/token-guest');
  });

  it('counts a rule as untried if the bank answers with 429, except the rules about limits', async () => {
    const { verdicts } = await untriedOn(async (request, bank) =>
      isTo(request, '/companies') ? json({ message: 'Espera un momento.' }, 429) : bank(request),
    );
    expect(named(verdicts, 'broken')).toEqual([]);
    const { whys } = await untriedOn(
      async () => json({ message: 'Espera un momento.' }, 429),
      rules.slice(0, 1),
    );
    expect(whys[0]).toContain('429');
  });

  it('accepts any 4xx as a refusal where the contract names no status', async () => {
    const { verdicts } = await untriedOn(async (request, bank) => {
      const response = await bank(request);
      const isOwn = response.status === 403 && !pathOf(request).includes('/confmail/');
      return isOwn ? json({ message: 'No puedes hacer eso.' }, 409) : response;
    });
    expect(named(verdicts, 'broken')).toEqual([]);
  });

  it.each([
    ['held', 'an overdue debt first', ['2026-11-27', '2026-11-28']],
    ['broken', 'a debt that is due today first', ['2026-11-28', '2026-11-27']],
  ])(
    'counts the rule about the order as %s with %s, by the day in Chile',
    async (state, _order, days) => {
      // In Chile, this is 22:30 on the 28th.
      jest.useFakeTimers({ now: new Date('2026-11-29T01:30:00Z'), advanceTimers: true });
      const { verdicts } = await untriedOn(async (request, bank) => {
        const response = await bank(request);
        if (!isTo(request, '/consulta/')) return response;
        let count = 0;
        return edited(response, (text) =>
          text.replaceAll(/"dueDate":"[^"]*"/g, (due) => {
            const day = days[count];
            count += 1;
            return day === undefined ? due : `"dueDate":"${day}"`;
          }),
        );
      }, rulesFor('a debt query is answered for each account, in its order, overdue debts first'));
      jest.useRealTimers();
      expect(verdicts.map((verdict) => verdict.state)).toEqual([state]);
    },
  );

  it('T49 judges a read by the owner of the returned data, not by its status', async () => {
    const { verdicts } = await untriedOn(
      async (request, bank) => {
        const response = await bank(request);
        return request.method === 'GET' && response.status === 403
          ? json({ items: [], total: 0 })
          : response;
      },
      rules.filter(({ name }) => /gives access to no data|does not read/.test(name)),
    );
    expect(verdicts).toHaveLength(3);
    expect(named(verdicts, 'broken')).toEqual([]);
  });

  it('masks a secret wherever a bank repeats it', async () => {
    const { password = '' } = ids.payer ?? {};
    const { verdicts } = await untriedOn(async (request, bank) => {
      const sent = `${await request.clone().text()} ${request.headers.get('Authorization') ?? ''}`;
      const response = await bank(request);
      return response.status === 204
        ? response
        : new Response(`Recibido: ${sent}`, {
            status: response.status,
            headers: { 'Content-Type': 'text/plain', 'X-Echo': encodeURIComponent(sent) },
          });
    });
    const shown = JSON.stringify(verdicts);
    expect(named(verdicts, 'broken').length).toBeGreaterThan(0);
    for (const secret of [password, sandboxSettings.PORTAL_CREDENTIALS, given.key])
      expect(shown).not.toContain(secret);
    expect(shown).toContain('•••');
  });

  it('refuses unknown test identifiers by their names', () => {
    expect(() => readIdentifiers({ payer: { email: 'a@b.cl' } })).toThrow('payer.password');
    expect(() => readIdentifiers({ deuda: {} })).toThrow('deuda');
  });
});
