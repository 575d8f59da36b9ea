import type { Bank } from './bank.ts';
import { Refusal } from './refusal.ts';

/** A rate limit of the bank. The simulated bank counts the calls of all callers together. */
interface Limit {
  /** The number of calls that the bank accepts within `seconds`. */
  most: number;
  /** Seconds after which a call no longer counts. */
  seconds: number;
}

// Each limit is high enough for people, but too low for a script that guesses references or
// passwords, or that sends mails in bulk.
const limits = {
  mail: { most: 120, seconds: 3600 },
  mailToOne: { most: 40, seconds: 3600 },
  wrongReference: { most: 30, seconds: 600 },
  wrongLogin: { most: 30, seconds: 600 },
} as const satisfies Record<string, Limit>;

type LimitName = keyof typeof limits;

function recent({ state, now }: Bank, name: LimitName, of: string): number[] {
  const since = now().getTime() - limits[name].seconds * 1000;
  return (state.counts[`${name} ${of}`] ?? []).filter((at) => at > since);
}

/**
 * Refuses a call once `countTowards` has counted as many calls as the limit allows within its
 * `seconds`. Calls are counted separately for each `of`, such as an e-mail address.
 */
export function checkLimit(bank: Bank, name: LimitName, of = ''): void {
  const [first = 0, ...others] = recent(bank, name, of);
  const { most, seconds } = limits[name];
  if (others.length + 1 < most) return;
  const wait = Math.ceil((first - bank.now().getTime()) / 1000) + seconds;
  throw new Refusal('tooMany', 'Demasiados intentos. Espera unos minutos.', {
    retryAfter: Math.max(1, wait),
  });
}

export function countTowards(bank: Bank, name: LimitName, of = ''): void {
  const counted = [...recent(bank, name, of), bank.now().getTime()];
  bank.state.counts = { ...bank.state.counts, [`${name} ${of}`]: counted };
}
