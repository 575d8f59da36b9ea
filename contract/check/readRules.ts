import { range } from '../../src/lib/arrays.ts';
import { chileanDay } from '../../mocks/bank/time.ts';
import { Untried, must } from './bankClient.ts';
import type { Rule } from './trial.ts';

/**
 * Estimates the size of a secret's alphabet: 10 for digits, 16 for lower-case hexadecimal digits,
 * 64 (base64url) if there are letters of both cases, otherwise 32. This is less than the 36 letters
 * and digits, because references lack characters that are mistaken for each other.
 */
function alphabetOf(secret: string): number {
  if (/^\d+$/.test(secret)) return 10;
  if (/^[\da-f]+$/.test(secret)) return 16;
  return /[a-z]/.test(secret) && /[A-Z]/.test(secret) ? 64 : 32;
}

const bitsOf = (secret: string) => secret.length * Math.log2(alphabetOf(secret));

/**
 * Returns the share of positions, up to the shorter length, with the same character in both texts.
 */
function shareAlike(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  const alike = range(length).filter((at) => one[at] === other[at]);
  return alike.length / length;
}

/**
 * Returns why secrets can be guessed: one has too few characters for 96 random bits, or two
 * different ones have the same character in more than half of their positions. Undefined if there
 * is no such reason.
 */
export function guessable(secrets: readonly string[]): string | undefined {
  const short = secrets.find((secret) => bitsOf(secret) < 96);
  if (short !== undefined) return `${short.length} characters are less than 96 random bits`;
  for (const [at, one] of secrets.entries()) {
    for (const other of secrets.slice(at + 1)) {
      if (one !== other && shareAlike(one, other) > 0.5)
        return 'two are so alike that one reveals the other';
    }
  }
  return undefined;
}

/** Names that need a value in the bank's configuration: else receipts, reports or mails fail. */
export const neededSettings = [
  'paymentServiceId',
  'paymentServiceFilterId',
  'reportPaymentServiceId',
  'reportsWebServiceFilterId',
  'confsenderEmail',
  'confsenderRetail',
] as const;

/** Rules for calls, as a guest or as a payer, that change nothing at the bank. */
export const readRules: Rule[] = [
  {
    name: 'the configuration names what receipts, reports and mails need',
    async check({ configuration }) {
      const named = await configuration();
      const lacks = neededSettings.filter((name) => !named[name]);
      must(lacks.length === 0, `${lacks.join(', ')} is absent`);
    },
  },
  {
    name: 'the catalogue has categories and companies, for guests and for payers',
    async check({ ask, guest, payer }) {
      const token = await guest();
      await ask('/businessCategories', { token });
      await ask('/companies', { token });
      const own = await payer();
      await ask('/auth/ApiContract/rubros', own);
      await ask('/auth/apiconvenios/entidades/obtenerEntidadesValidas', own);
    },
  },
  {
    name: 'a debt query is answered for each account, in its order, overdue debts first',
    async check({ consult, given }) {
      const [owing, unknown] = [given('owing'), given('unknown')];
      for (const accounts of [
        [owing, unknown],
        [unknown, owing],
      ]) {
        const answer = await consult(...accounts);
        const { contracts } = answer.json;
        must(contracts.length === 2, 'does not answer entry by entry', answer);
        for (const [index, account] of accounts.entries()) {
          const { contract, status, debts } = contracts[index] ?? {};
          must(contract === account.contract, 'answers in another order', answer);
          must(
            status === (account === owing ? 'OK' : 'NOT_FOUND'),
            `answers with the status ${status}`,
            answer,
          );
          const days = (debts ?? []).map(({ dueDate }) => dueDate ?? '9');
          const today = chileanDay(new Date());
          const firstOpen = days.findIndex((day) => day >= today);
          const isSorted = firstOpen < 0 || days.slice(firstOpen).every((day) => day >= today);
          must(isSorted, 'lists an overdue debt after one that is not', answer);
        }
      }
    },
  },
  {
    name: 'a payer’s accounts come in pages of five',
    async check({ payer, ask, settings }) {
      const { token, idu } = await payer();
      const path = `/apiGatewayCuentas${settings.PORTAL_RETAILER}/cuentas/${encodeURIComponent(idu)}`;
      const answer = await ask<{ cuentas: unknown[]; total: number }>(`${path}?pagina=1&numreg=5`, {
        token,
      });
      const { cuentas, total } = answer.json;
      must(cuentas.length === Math.min(5, total), `lists ${cuentas.length} of ${total}`, answer);
    },
  },
  {
    name: 'an unknown reference has no payments',
    async check({ ask, guest }) {
      const token = await guest();
      const path = '/payments?referencia=ACDEFGHJKMNPQRTUVWXY';
      const answer = await ask<{ items: unknown[]; total: number }>(path, { token });
      must(answer.json.items.length === 0 && answer.json.total === 0, 'lists payments', answer);
    },
  },
  {
    name: 'a payer’s payments are listed newest first, and a reference lists its payment alone',
    async check({ payments, payer, ask, guest }) {
      const own = await payments();
      const times = own.map(({ fecha }) => Date.parse(fecha));
      must(
        times.every((time, at) => time <= (times[at - 1] ?? time)),
        'are not newest first',
      );
      const [first] = own;
      if (!first) throw new Untried('"payer" has no payments');
      const reference = encodeURIComponent(first.referencia);
      const { token, idu } = await payer();
      for (const [path, asker] of [
        [`/payments?referencia=${reference}`, await guest()],
        [`/payments?referencia=${reference}&userId=${encodeURIComponent(idu)}`, token],
      ] as const) {
        const answer = await ask<{ items: { referencia: string }[] }>(path, { token: asker });
        const { items } = answer.json;
        const isIt =
          items.length > 0 && items.every((each) => each.referencia === first.referencia);
        must(isIt, 'does not list that payment alone', answer);
      }
    },
  },
  {
    name: 'the references of payments cannot be guessed',
    async check({ payments }) {
      const references = [...new Set((await payments()).map(({ referencia }) => referencia))];
      if (references.length === 0) throw new Untried('"payer" has no payments');
      const why = guessable(references);
      must(why === undefined, String(why));
    },
  },
  {
    name: 'the statement lists as many payments as it announces, and is also a PDF',
    async check({ payer, ask }) {
      const { token, idu } = await payer();
      const period = `userId=${encodeURIComponent(idu)}&from=&to=`;
      const path = '/auth/apiReportePago/cartola';
      const answer = await ask<{ items: unknown[]; total: number }>(`${path}?${period}`, { token });
      must(answer.json.items.length >= answer.json.total, 'lists fewer', answer);
      const file = await ask(`${path}/descarga?${period}&formato=pdf`, { token });
      must(file.body.startsWith('%PDF-'), 'the file does not begin as a PDF', file);
    },
  },
];
