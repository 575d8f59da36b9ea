import { Untried, must, problemsOf } from './bankClient.ts';
import type { Exchange } from './bankClient.ts';
import type { Rule, Trial } from './trial.ts';

/** Number of wrong attempts within which the bank must start to refuse them. */
const enough = 120;

async function untilTooMany(attempt: (turn: number) => Promise<Exchange>): Promise<void> {
  let last: Exchange | undefined;
  for (let turn = 0; turn < enough; turn += 1) {
    last = await attempt(turn);
    if (last.status === 429) break;
  }
  must(last?.status === 429, `was not refused after ${enough} tries`, last);
  const wait = last?.headers.get('Retry-After') ?? '';
  must(/^\d+$/.test(wait) || Date.parse(wait) > 0, 'answered 429 without Retry-After', last);
}

/**
 * Rules for limits on wrong attempts. They run late, because they make the bank refuse calls for a
 * while.
 */
export const limitRules: Rule[] = [
  {
    name: 'too many wrong references are refused with 429 and Retry-After',
    async check({ guest, call }) {
      const token = await guest();
      await untilTooMany((turn) =>
        call(`/payments?referencia=${String(turn).padStart(20, 'A')}`, {
          token,
          judgesLimit: true,
        }),
      );
    },
  },
  {
    name: 'too many wrong logins are refused with 429 and Retry-After',
    async check({ login }) {
      await untilTooMany((turn) =>
        login(`nadie-${turn}@ejemplo.cl`, 'No-es-la-clave-1', { judgesLimit: true }),
      );
    },
  },
];

/** The headers of the portal's calls that CORS must allow, in lower case. */
const sentHeaders = [
  'authorization',
  'content-type',
  'idempotency-key',
  'mail-provider',
  'x-captcha-token',
  'x-payment-key',
  'x-tenant',
  'x-tenant-id',
  'x-tenant-code',
  'x-xsrf-token',
];

const listOf = (header: string | null) =>
  (header ?? '').split(',').map((each) => each.trim().toLowerCase());

/**
 * Returns the portal's origin; throws `Untried` if the API has the same origin, because then CORS
 * does not apply.
 */
function crossOrigin({ given, base }: Trial): string {
  const portal = given('portal');
  if (portal === new URL(base).origin) throw new Untried('the portal has the API’s own origin');
  return portal;
}

/** Rules for CORS: which origins may call the API and read its answers. */
export const originRules: Rule[] = [
  {
    name: 'the portal’s origin may make every call, with every header that it sends',
    async check(trial) {
      const Origin = crossOrigin(trial);
      const token = await trial.guest();
      const asked = await trial.call('/companies', {
        method: 'OPTIONS',
        headers: {
          Origin,
          'Access-Control-Request-Method': 'PUT',
          'Access-Control-Request-Headers': sentHeaders.join(', '),
        },
      });
      must(asked.status >= 200 && asked.status < 300, `answered ${asked.status}`, asked);
      const headers = listOf(asked.headers.get('Access-Control-Allow-Headers'));
      const methods = listOf(asked.headers.get('Access-Control-Allow-Methods'));
      const lacks = [
        ...sentHeaders.filter((name) => !headers.includes(name)),
        ...['get', 'post', 'put', 'delete'].filter((name) => !methods.includes(name)),
      ];
      must(lacks.length === 0, `does not allow ${lacks.join(', ')}`, asked);
      for (const answer of [asked, await trial.ask('/companies', { token, headers: { Origin } })]) {
        const allowed = answer.headers.get('Access-Control-Allow-Origin');
        must(allowed === Origin, `allows ${allowed ?? 'no origin'}`, answer);
      }
    },
  },
  {
    name: 'no other origin may read an answer',
    async check(trial) {
      const token = await trial.guest();
      const headers = { Origin: 'https://otro.example' };
      const answer = await trial.call('/companies', { token, headers });
      const allowed = answer.headers.get('Access-Control-Allow-Origin');
      must(allowed !== '*' && allowed !== headers.Origin, `allows ${allowed}`, answer);
    },
  },
  {
    name: 'the portal may read Retry-After',
    async check(trial) {
      const headers = { Origin: crossOrigin(trial) };
      const answer = await trial.call('/companies', { token: await trial.guest(), headers });
      const exposed = listOf(answer.headers.get('Access-Control-Expose-Headers'));
      must(exposed.includes('retry-after'), 'Access-Control-Expose-Headers lacks it', answer);
    },
  },
];

/**
 * Throws a `BrokenRule` if `holds` is false for an exchange; the first such exchange is the proof.
 */
function mustAll(
  exchanges: readonly Exchange[],
  holds: (exchange: Exchange) => boolean,
  what: string,
) {
  const bad = exchanges.find((exchange) => !holds(exchange));
  must(bad === undefined, what, bad);
}

const isRead = ({ method }: Exchange) => method !== 'OPTIONS';

/** Rules that judge the answers to all calls of the trial, so they run last. */
export const answerRules: Rule[] = [
  {
    name: 'no answer redirects',
    check: async ({ exchanges }) =>
      mustAll(exchanges, ({ status }) => status < 300 || status >= 400, 'one does'),
  },
  {
    name: 'no answer may be cached: Cache-Control is no-store',
    check: async ({ exchanges }) =>
      mustAll(
        exchanges.filter(isRead),
        ({ headers }) => listOf(headers.get('Cache-Control')).includes('no-store'),
        'one may',
      ),
  },
  {
    name: 'JSON is in UTF-8',
    check: async ({ exchanges }) =>
      mustAll(
        exchanges,
        ({ headers, body }) =>
          !/charset=(?!"?utf-8)/i.test(headers.get('Content-Type') ?? '') &&
          !body.includes('\uFFFD'),
        'one answer is not',
      ),
  },
  {
    name: 'a refusal carries a message for people, in JSON',
    async check({ exchanges, refused, guest }) {
      await refused('/esta-llamada-no-existe', { token: await guest(), judgesLimit: true });
      mustAll(
        exchanges.filter(isRead).filter(({ status }) => status >= 400),
        ({ json }) => typeof (json as { message?: unknown } | undefined)?.message === 'string',
        'one does not',
      );
    },
  },
  {
    name: 'every answer is as docs/bank-api.yaml describes it',
    async check({ exchanges }) {
      const bad = exchanges.find((exchange) => problemsOf(exchange).length > 0);
      const why = bad && `${bad.operation?.id}: ${problemsOf(bad).join('; ')}`;
      must(bad === undefined, String(why), bad);
    },
  },
];
