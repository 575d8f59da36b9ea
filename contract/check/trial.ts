import type { CartItem, Debt, Payment } from '../../mocks/bank/wire.ts';
import { chileanDay } from '../../mocks/bank/time.ts';
import { itemOf } from '../../mocks/testing/make.ts';
import { configurationNames } from '../../src/api/configurationNames.ts';
import type { Configuration } from '../../src/api/configurationNames.ts';
import { createIdempotencyKey } from '../../src/lib/dates/ids.ts';
import { isRecord } from '../../src/lib/schemas.ts';
import { Untried } from './bankClient.ts';
import type { BankClient, CallOptions } from './bankClient.ts';
import type { TestIdentifiers } from './identifiers.ts';

/** Returns the claims of a token; empty if it is not a JWT. */
export function claimsOf(token: string): Record<string, unknown> {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return isRecord(claims) ? claims : {};
  } catch {
    return {};
  }
}

/** Removes the prefix `Bearer`, with which a bank may send a token. */
export const bareToken = (token: string) => token.replace(/^bearer\s+/i, '');

/** `document` is the RUT (Chilean tax ID) in the token's claims. */
export interface SignedIn {
  token: string;
  idu: string;
  document: string;
}

/** The bank's answer about the debts of an account. */
interface Owed {
  contract: string;
  status: string;
  debts?: Debt[] | null;
}

interface BankInscription {
  codigoCarro: string;
  referencia: string;
  url: string;
}

/** `items` and `key` (the `Idempotency-Key`) are those of the request. */
export interface Inscribed extends BankInscription {
  items: CartItem[];
  key: string;
}

/** The payer and the key with which a cart is registered; by default a guest and a new key. */
interface Registrant {
  key?: string;
  token?: string;
  idu?: string;
}

export const inscriptionPath = '/apiDashboardPago/inscripcion';

type Account = NonNullable<TestIdentifiers['owing']>;

/**
 * Returns a function that runs `work` at its first call and returns the same result at later calls.
 * If `work` fails, all calls throw `Untried`, because rules that need the result cannot be tried.
 */
function once<Result>(what: string, work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return async () => {
    running ??= work();
    try {
      return await running;
    } catch (error) {
      if (error instanceof Untried) throw error;
      throw new Untried(`no ${what}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
}

export interface Waiting {
  /** The longest single wait, in seconds, that a rule may make (option `--wait`). */
  longestWait: number;
  sleep: (seconds: number) => Promise<void>;
}

/** Creates a function that returns a test identifier, or throws `Untried` if it is missing. */
function identifierReader(ids: TestIdentifiers) {
  return function given<Name extends keyof TestIdentifiers>(
    name: Name,
  ): NonNullable<TestIdentifiers[Name]> {
    const value = ids[name];
    if (value === undefined) throw new Untried(`no "${name}" among the test identifiers`);
    return value;
  };
}

type Given = ReturnType<typeof identifierReader>;

/**
 * Creates the functions that issue tokens and sign payers in. The two guest tokens and the two
 * payers' sessions are created once, when a rule first needs them.
 */
function createSessions(bank: BankClient, given: Given) {
  const { settings } = bank;

  const issueToken = () =>
    bank.ask<{ access_token: string; expires_in?: number }>('/basic/token-guest', {
      body: { credentials: settings.PORTAL_CREDENTIALS },
    });

  const newGuest = async () => bareToken((await issueToken()).json.access_token);
  const guest = once('guest’s token', newGuest);
  const otherGuest = once('second guest’s token', newGuest);

  const login = async (correo: string, password: string, options: CallOptions = {}) =>
    bank.call<{ access_token: string } | null>(`/basic/token/${settings.PORTAL_CHILD_COMPANY}`, {
      ...options,
      token: await guest(),
      body: { correo, password },
    });

  const signIn = async (who: 'payer' | 'otherPayer'): Promise<SignedIn> => {
    const { email, password } = given(who);
    const token = bareToken((await login(email, password)).json?.access_token ?? '');
    const { idu, sub } = claimsOf(token);
    if (typeof idu !== 'string' || typeof sub !== 'string') throw new Error('the login failed');
    return { token, idu, document: sub };
  };
  const payer = once('payer', () => signIn('payer'));
  const otherPayer = once('second payer', () => signIn('otherPayer'));

  /** Returns the query that names a payer in session calls. */
  const personOf = (document: string) =>
    new URLSearchParams({ empresa: settings.PORTAL_PARENT_COMPANY, usuario: document }).toString();

  return { issueToken, guest, otherGuest, login, signIn, payer, otherPayer, personOf };
}

/**
 * Creates the functions that query debts, register carts, and convert a cart's button (the URL of
 * its payment page) into the URL of its dashboard (the contents of its payment link).
 */
function createCarts(
  bank: BankClient,
  guest: () => Promise<string>,
  given: Given,
  portal: string | undefined,
) {
  const { settings } = bank;

  const consult = async (...accounts: Account[]) => {
    const day = chileanDay(new Date()).replaceAll('-', '');
    const random = Math.floor(10_000_000 + Math.random() * 89_999_999);
    return bank.ask<{ contracts: Owed[] }>('/ApiConsultaDeuda/consulta/', {
      token: await guest(),
      body: {
        msgType: settings.PORTAL_MESSAGE_TYPE,
        idTrxRec: Number(`${day}${random}`),
        collectorId: settings.PORTAL_COLLECTOR_ID,
        date: new Date().toISOString(),
        channel: 'Internet',
        contracts: accounts.map(({ contract, reference }) => ({
          contract,
          countryCode: 1,
          currencyCode: 'CLP',
          reference,
        })),
      },
    });
  };

  const items = once('debts', async () => {
    const { json } = await consult(given('owing'));
    const debts = json.contracts[0]?.debts ?? [];
    if (debts.length < 2) throw new Untried('"owing" owes fewer than two debts');
    return debts.map(itemOf);
  });

  const cartOf = (cart: readonly CartItem[], userId = '') => ({
    userId,
    collectorId: settings.PORTAL_COLLECTOR_ID,
    date: new Date().toISOString(),
    debts: cart,
  });

  /**
   * Returns the options of a valid call that registers a cart, by default as a guest with a new
   * key.
   */
  const registration = async (cart: readonly CartItem[], by: Registrant = {}) => ({
    token: by.token ?? (await guest()),
    headers: {
      'Idempotency-Key': by.key ?? createIdempotencyKey(),
      ...(portal !== undefined && { Origin: portal }),
    },
    body: cartOf(cart, by.idu),
  });

  const inscribe = async (cart: readonly CartItem[], by?: Registrant) =>
    bank.ask<BankInscription>(inscriptionPath, await registration(cart, by));

  const inscribed = once('inscription', async (): Promise<Inscribed> => {
    const cart = (await items()).slice(0, 2);
    const key = createIdempotencyKey();
    return { ...(await inscribe(cart, { key })).json, items: cart, key };
  });

  const convert = async (link: string) =>
    bank.ask<{ url: string }>('/apiDashboardPago/convierte-link', {
      token: await guest(),
      body: { link },
    });

  const dashboard = once(
    'dashboard',
    async () => (await convert((await inscribed()).url)).json.url,
  );

  return { consult, items, registration, inscribe, inscribed, convert, dashboard };
}

/**
 * Creates the trial of a bank: the functions with which rules make calls, and the data that several
 * rules need. Each part of the data is fetched once, when a rule first needs it.
 */
export function createTrial(bank: BankClient, ids: TestIdentifiers, waiting: Waiting) {
  const given = identifierReader(ids);
  const sessions = createSessions(bank, given);
  const { guest, payer } = sessions;

  /** Waits for some seconds; throws `Untried` if `--wait` is shorter. */
  async function wait(seconds: number): Promise<void> {
    if (seconds > waiting.longestWait) {
      throw new Untried(`takes ${seconds} seconds; --wait must allow them`);
    }
    await waiting.sleep(seconds);
  }

  const configuration = once('configuration', async () => {
    const path = '/apiri/configuracionGeneral/consultarConfiguraciones';
    const answer = await bank.ask<Configuration>(path, {
      token: await guest(),
      body: configurationNames,
    });
    return answer.json;
  });

  const payments = once('payments', async () => {
    const { token, idu } = await payer();
    const { json } = await bank.ask<{ items: Payment[]; total: number }>(
      `/payments?userId=${encodeURIComponent(idu)}&page=1&size=15`,
      { token },
    );
    return json.items;
  });

  /** Returns the secrets to mask in the output, because a bank may repeat them in any answer. */
  const secrets = (): string[] => {
    const { payer: one, otherPayer: other, guestPayment } = ids;
    const credentials = bank.settings.PORTAL_CREDENTIALS;
    const sent = bank.exchanges.flatMap((exchange) => [
      bareToken(exchange.sent.get('Authorization') ?? ''),
      exchange.sent.get('X-PAYMENT-KEY') ?? '',
    ]);
    const known = [one?.password, other?.password, guestPayment?.key, credentials];
    const decoded = Buffer.from(credentials, 'base64').toString();
    return [...known, decoded, ...sent].flatMap((secret) => secret ?? []);
  };

  return {
    ...bank,
    ...sessions,
    ...createCarts(bank, guest, given, ids.portal),
    ids,
    given,
    wait,
    configuration,
    payments,
    secrets,
  };
}

export type Trial = ReturnType<typeof createTrial>;

export interface Rule {
  /** A statement about the bank; true if the rule holds. */
  name: string;
  /**
   * Set if the rule may register carts, cause mails or, at a faulty bank, change data: the rule
   * runs only with `--pay`.
   */
  changes?: true;
  /**
   * Throws a `BrokenRule` if the bank breaks the rule, or `Untried` if the rule cannot be tried.
   */
  check: (trial: Trial) => Promise<void>;
}
