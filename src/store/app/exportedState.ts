import { masked } from './devTools.ts';
import type { RootState } from './rootReducer.ts';
import { writeText } from '../device/storageAreas.ts';
import { storedSlices } from './storedSlices.ts';
import type { StoredState } from './storedSlices.ts';

/**
 * The slices that an import replaces. The session is not among them: the export masks its token,
 * and the bank would refuse the masked one.
 */
const replaced = ['cart', 'lookup', 'payment', 'rememberedAccounts'] as const;

/** Returns the state as masked JSON, without RTK Query's cache. */
export function exportState({ bank: _answers, ...state }: RootState): string {
  return JSON.stringify(masked(state), undefined, 2);
}

/** Returns the storage entries of a slice, each with its area, key and text. */
function textsOf<Name extends (typeof replaced)[number]>(
  name: Name,
  { [name]: slice }: Pick<StoredState, Name>,
) {
  const { area, write } = storedSlices[name];
  return Object.entries(write(slice)).map(([key, text]) => ({ area, key, text }));
}

/**
 * Stores the `replaced` slices of an exported state, so that a reload restores them as far as they
 * fit the schemas. The payments of the exporting payer become those of the payer `idu` ('' for a
 * guest). Throws if the text is not an exported state.
 */
export function importState(text: string, idu: string): void {
  const { session } = JSON.parse(text) as RootState;
  const owner = JSON.stringify(session.userData?.idu ?? '');
  const state = JSON.parse(
    text.replaceAll(`"owner": ${owner}`, `"owner": ${JSON.stringify(idu)}`),
  ) as StoredState;
  const texts = replaced.flatMap((name) => textsOf(name, state));
  // `write` has no key for an absent e-mail, so a stored e-mail is removed here.
  writeText('local', 'clientEmail', undefined);
  for (const stored of texts) writeText(stored.area, stored.key, stored.text);
}
