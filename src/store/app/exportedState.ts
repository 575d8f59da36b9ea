import { masked } from './devTools.ts';
import type { RootState } from './rootReducer.ts';
import { writeText } from '../device/storageAreas.ts';
import { storedSlices } from './storedSlices.ts';
import type { StoredState } from './storedSlices.ts';

/**
 * The slices that an imported state replaces; the session is not among them, as its token belongs
 * to the tab.
 */
const replaced = ['cart', 'lookup', 'payment', 'rememberedAccounts'] as const;

/** The whole state as masked JSON, without RTK Query's cache. */
export function exportState({ bank: _answers, ...state }: RootState): string {
  return JSON.stringify(masked(state), undefined, 2);
}

/** A slice of an exported state in its stored form: the storage area, and the text for each key. */
function textsOf<Name extends (typeof replaced)[number]>(
  name: Name,
  { [name]: slice }: Pick<StoredState, Name>,
) {
  const { area, write } = storedSlices[name];
  return Object.entries(write(slice)).map(([key, text]) => ({ area, key, text }));
}

/**
 * Replaces this browser's stored state by an exported one. A reload then restores it, without parts
 * that do not fit the schemas. The payer's payments get the owner `idu`, '' for a guest. Throws if
 * the text is not an exported state.
 */
export function importState(text: string, idu: string): void {
  const { session } = JSON.parse(text) as RootState;
  const owner = JSON.stringify(session.userData?.idu ?? '');
  const state = JSON.parse(
    text.replaceAll(`"owner": ${owner}`, `"owner": ${JSON.stringify(idu)}`),
  ) as StoredState;
  const texts = replaced.flatMap((name) => textsOf(name, state));
  // `write` has no key for an absent e-mail, so the stored one is removed here.
  writeText('local', 'clientEmail', undefined);
  for (const stored of texts) writeText(stored.area, stored.key, stored.text);
}
