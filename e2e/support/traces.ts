import type { Page, Response } from '@playwright/test';

/**
 * The texts in which a value appears in memory and on screens. The list is empty for short words
 * and small numbers, because they do not identify a person.
 */
function formsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 2 ? [value] : [];
  if (typeof value !== 'number' || value < 1000) return [];
  return [String(value), value.toLocaleString('es-CO')];
}

/** All values in an answer, at any depth. */
function leavesOf(answer: unknown): unknown[] {
  const isNested = typeof answer === 'object' && answer !== null;
  return isNested ? Object.values(answer).flatMap(leavesOf) : [answer];
}

/** The data that a page has received so far, both the payer's and public data. */
export interface ReceivedData {
  /**
   * The payer's personal values: those in the bank's answers to the payer, and all of `known`.
   * Values that are also in public answers are left out.
   */
  traces: (known: readonly string[]) => Promise<string[]>;
  /** The URLs that were fetched for the payer but never for a guest. */
  urls: () => string[];
}

/**
 * Records the data that a page receives. Public data are the portal's own files and the bank's
 * answers to guests, except to a login.
 */
export function recordReceivedData(page: Page): ReceivedData {
  const publicAnswers = new Map<string, string>();
  const payerAnswers = new Map<string, unknown>();
  const guestTokens = new Set<string | undefined>([undefined]);
  const reading: Promise<void>[] = [];
  const read = async (response: Response) => {
    const text = await response.text().catch(() => '');
    const url = response.url();
    const bearer = response.request().headers()['authorization'];
    const isLogin = url.includes('/basic/token/');
    if (url.endsWith('/basic/token-guest')) {
      guestTokens.add(`Bearer ${(JSON.parse(text) as { access_token: string }).access_token}`);
    }
    const call = `${response.request().method()} ${url} ${payerAnswers.size + publicAnswers.size}`;
    if (guestTokens.has(bearer) && !isLogin) publicAnswers.set(call, text);
    else payerAnswers.set(call, parse(text));
  };
  page.on('response', (response) => reading.push(read(response)));
  return {
    async traces(known) {
      await Promise.all(reading);
      const all = [...publicAnswers.values()].join('\n');
      const isPublic = (form: string) =>
        [form, JSON.stringify(form).slice(1, -1)].some((text) => all.includes(text));
      const values = [...payerAnswers.values()].flatMap(leavesOf);
      const forms = new Set([...values.flatMap(formsOf), ...known]);
      return [...forms].filter((form) => !isPublic(form));
    },
    urls() {
      const known = new Set(urlsOf(publicAnswers));
      return urlsOf(payerAnswers).filter((url) => !known.has(url));
    },
  };
}

function urlsOf(calls: ReadonlyMap<string, unknown>): string[] {
  return [...calls.keys()].flatMap((call) => /^GET (\S+)/.exec(call)?.[1] ?? []);
}

/** Parses an answer that is JSON; returns any other, such as a file, as text. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Returns a pattern that finds the values as whole words or numbers: not 'u-1' in 'menu-12', nor
 * 1990 in 1990.5.
 */
export function wordsOf(traces: readonly string[]): RegExp {
  const longestFirst = traces.toSorted((one, other) => other.length - one.length);
  const words = longestFirst.map((trace) => RegExp.escape(trace)).join('|');
  return new RegExp(String.raw`(?<![\w-]|\d\.)(?:${words})(?![\w-]|\.\d)`);
}
