import { warnInDevelopment } from '../../lib/development.ts';
import { isOf } from '../../lib/schemas.ts';
import type { ReadJson } from './storedSlice.ts';

/** Stored texts with more characters are ignored; the portal itself writes none as long. */
const longestText = 500_000;

/** One of the browser's storages; throws where the browser forbids it. */
const areaOf = (name: 'local' | 'session'): Storage =>
  name === 'local' ? window.localStorage : window.sessionStorage;

/**
 * The keys that must survive the visit to the bank's page. If local storage refuses one, the tab
 * keeps it in session storage under another name.
 */
const journeyKeys = new Set(['cart', 'paymentQueue', 'payment', 'clientEmail']);
/**
 * Keys to remove once neither storage accepts one of the `journeyKeys`: if the payment is lost, a
 * stored cart would offer a paid bill again.
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

/** Whether a text stored under this key outlives the page, at least in its tab. */
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

/** The text under a key; undefined for a blocked storage, an absent key or an oversized text. */
export function readText(area: 'local' | 'session', key: string): string | undefined {
  const own =
    area === 'local' && journeyKeys.has(key) ? tryRead('session', tabKey(key)) : undefined;
  const text = own ?? tryRead(area, key);
  if (text === undefined || text.length <= longestText) return text;
  warnInDevelopment(`Se descartó «${key}»: es demasiado grande.`);
  return undefined;
}

/**
 * Reads JSON from a storage: the value under a key if it fits the schema; else undefined, with a
 * warning (docs/trust.md, T19).
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
      // A text that is not JSON is dropped below, like any other invalid value.
    }
    warnInDevelopment(`Se descartó «${key}»: no es lo que el portal guarda.`);
    return undefined;
  };

/**
 * Stores a text, or removes the key; returns false if the storage refused it. Session storage then
 * keeps the text, if the key is one of the `journeyKeys`.
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

/** Removes every key of a storage except the named ones, if the browser allows it. */
export function clearArea(area: 'local' | 'session', kept: readonly string[]): void {
  try {
    const storage = areaOf(area);
    // `Object.keys` would leave out a stored key such as `getItem`.
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) {
      if (key !== null && !kept.includes(key)) storage.removeItem(key);
    }
  } catch {
    // The browser blocks this storage, so the portal can neither clear nor read it.
  }
}
