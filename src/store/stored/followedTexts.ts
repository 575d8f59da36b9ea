import { readText } from './storageAreas.ts';

/** The keys of the local storage whose changes in other tabs this tab follows, besides the session's. */
const followedKeys = ['cart', 'payment', 'clientEmail'] as const;

/** What is stored under them; null for nothing. */
export type FollowedTexts = Record<(typeof followedKeys)[number], string | null>;

/** What is stored now under the keys that a tab follows (`otherTabs.ts`). */
export function followedTexts(): FollowedTexts {
  const texts = followedKeys.map((key) => [key, readText('local', key) ?? null]);
  return Object.fromEntries(texts) as FollowedTexts;
}
