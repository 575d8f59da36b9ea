import { warnInDevelopment } from '../../lib/development.ts';
import { isOf } from '../../lib/schemas.ts';
import type { ReadJson } from './storedSlice.ts';

/** Stored texts longer than this are ignored; the portal's own texts are shorter. */
const longestText = 500_000;

/** Throws if the browser blocks the storage. */
const areaOf = (name: 'local' | 'session'): Storage =>
  name === 'local' ? window.localStorage : window.sessionStorage;

/**
 * Keys that must survive the visit to the bank's page. If localStorage rejects the text of such a
 * key, session storage keeps the text under `tabKey`.
 */
const journeyKeys = new Set(['cart', 'paymentQueue', 'payment', 'clientEmail']);
/**
 * Keys to remove if neither storage accepts one of the `journeyKeys`: if that key is `payment`, a
 * cart that stays stored would offer its paid bills again.
 */
const fleetingKeys = new Set(['cart', 'paymentQueue']);

const tabKey = (key: string) => `tab.${key}`;

function tryWrite(area: 'local' | 'session', key: string, text: string | undefined): boolean {
  try {
    const storage = areaOf(area);
    if (text === undefined) storage.removeItem(key);
    else if (storage.getItem(key) !== text) storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function tryRead(area: 'local' | 'session', key: string): string | undefined {
  try {
    return areaOf(area).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a text under the key survives a page load, at least in this tab: one is stored already,
 * or a probe can be stored and read. Removes the probe.
 */
export function isKept(key: 'payment'): boolean {
  const text = 'prueba';
  const probe = (area: 'local' | 'session', name: string) => {
    const isTaken =
      tryWrite(area, name, tryRead(area, name) ?? text) && tryRead(area, name) !== undefined;
    if (tryRead(area, name) === text) tryWrite(area, name, undefined);
    return isTaken;
  };
  return probe('local', key) || probe('session', tabKey(key));
}

/**
 * Returns the text under a key; a text that only this tab could store (`tabKey`) takes precedence.
 * Undefined for a blocked storage, an absent key or a text that is too long.
 */
export function readText(area: 'local' | 'session', key: string): string | undefined {
  const own =
    area === 'local' && journeyKeys.has(key) ? tryRead('session', tabKey(key)) : undefined;
  const text = own ?? tryRead(area, key);
  if (text === undefined || text.length <= longestText) return text;
  warnInDevelopment(`Se descartó «${key}»: es demasiado grande.`);
  return undefined;
}

/**
 * Returns a function that reads JSON under a key: undefined for an absent key, and for a text that
 * is not JSON or does not fit the schema; such a text causes a warning in development
 * (docs/trust.md, T19).
 */
export const jsonIn =
  (area: 'local' | 'session'): ReadJson =>
  (key, schema) => {
    const text = readText(area, key);
    if (text === undefined) return undefined;
    try {
      const value: unknown = JSON.parse(text);
      if (isOf(schema, value)) return value;
    } catch {
      // A text that is not JSON is ignored below, like a value that does not fit the schema.
    }
    warnInDevelopment(`Se descartó «${key}»: no es lo que el portal guarda.`);
    return undefined;
  };

/**
 * Stores a text; undefined removes the key. Returns false if the storage rejected the text. A
 * rejected text of the `journeyKeys` goes to session storage; if that rejects it, too, the
 * `fleetingKeys` are removed.
 */
export function writeText(
  area: 'local' | 'session',
  key: string,
  text: string | undefined,
): boolean {
  const isTaken = tryWrite(area, key, text);
  if (area === 'session' || !journeyKeys.has(key)) return isTaken;
  const isKeptByTab = tryWrite('session', tabKey(key), isTaken ? undefined : text);
  if (!isTaken && !isKeptByTab) {
    for (const stale of fleetingKeys) {
      tryWrite('local', stale, undefined);
      tryWrite('session', tabKey(stale), undefined);
    }
  }
  return isTaken;
}

/** Removes all keys except `kept`; does nothing if the browser blocks the storage. */
export function clearArea(area: 'local' | 'session', kept: readonly string[]): void {
  try {
    const storage = areaOf(area);
    // `Object.keys` would omit a stored key that is named like a method, such as `getItem`.
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) {
      if (key !== null && !kept.includes(key)) storage.removeItem(key);
    }
  } catch {
    // The browser blocks the storage, so there is nothing to clear.
  }
}
