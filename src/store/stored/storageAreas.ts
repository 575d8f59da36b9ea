import { warnInDevelopment } from '../../lib/development.ts';
import { isOf } from '../../lib/schemas.ts';
import type { ReadJson } from './storedSlice.ts';

/** A longer stored text cannot be the portal's own (characters). */
const longestText = 500_000;

/** One of the browser's storages; throws where the browser forbids it. */
const areaOf = (name: 'local' | 'session'): Storage =>
  name === 'local' ? window.localStorage : window.sessionStorage;

/** The text under a key; undefined for a blocked storage, an absent key or an oversized text. */
export function readText(area: 'local' | 'session', key: string): string | undefined {
  try {
    const text = areaOf(area).getItem(key) ?? undefined;
    if (text === undefined || text.length <= longestText) return text;
  } catch {
    return undefined;
  }
  warnInDevelopment(`Se descartó «${key}»: es demasiado grande.`);
  return undefined;
}

/**
 * A reader of JSON in one storage: what is under a key if it fits the schema; else undefined,
 * with a warning (docs/trust.md, T19).
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
      // Not JSON: dropped below, like any other foreign value.
    }
    warnInDevelopment(`Se descartó «${key}»: no es lo que el portal guarda.`);
    return undefined;
  };

/** Stores a text, or removes the key; returns whether the storage took it. */
export function writeText(
  area: 'local' | 'session',
  key: string,
  text: string | undefined,
): boolean {
  try {
    const storage = areaOf(area);
    if (text === undefined) storage.removeItem(key);
    else if (storage.getItem(key) !== text) storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Removes every key of a storage except the named ones, if the browser allows it. */
export function clearArea(area: 'local' | 'session', kept: readonly string[]): void {
  try {
    const storage = areaOf(area);
    for (const key of Object.keys(storage)) {
      if (!kept.includes(key)) storage.removeItem(key);
    }
  } catch {
    // A blocked storage holds nothing of ours.
  }
}
