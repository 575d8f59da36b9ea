import { readText } from './storageAreas.ts';

/** The keys of the local storage that a tab follows in others, besides the session's. */
const followedKeys = ['cart', 'payment', 'clientEmail'] as const;

/** What is stored under them; null for nothing. */
export type FollowedTexts = Record<(typeof followedKeys)[number], string | null>;

/** Gives what was noted, the first time. */
export type TakeNoted = () => FollowedTexts | undefined;

/** What is stored now under the keys that a tab follows (`otherTabs.ts`). */
export function followedTexts(): FollowedTexts {
  const texts = followedKeys.map((key) => [key, readText('local', key) ?? null]);
  return Object.fromEntries(texts) as FollowedTexts;
}

/**
 * Notes what is stored now, and gives it back once: even the closures of ended functions may be
 * kept, and these texts may be a payer's (docs/trust.md, T08).
 */
export function noteTexts(): TakeNoted {
  let noted: FollowedTexts | undefined = followedTexts();
  return () => {
    const taken = noted;
    noted = undefined;
    return taken;
  };
}
