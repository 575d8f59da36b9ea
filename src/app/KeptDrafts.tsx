import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { object, string } from 'yup';
import { isOf, part } from '../lib/schemas.ts';
import { draftsRestored, selectDrafts } from '../store/session/draftsSlice.ts';
import type { AppStore, RootState } from '../store/app/rootReducer.ts';
import { useAppSelector, useAppStore } from '../store/app/hooks.ts';
import { selectUserData } from '../store/session/sessionSlice.ts';

const draftsSchema = part({
  owner: string().defined(),
  contact: object({
    name: string(),
    rut: string(),
    email: string(),
    phone: string(),
    comment: string(),
  })
    .optional()
    .default(undefined),
  checkout: object({ email: string() }).optional().default(undefined),
});

/**
 * Milliseconds without typing after which drafts are saved, because Safari refuses more than 100
 * history writes in 30 seconds.
 */
const pause = 500;

const ownerIn = (state: RootState) => selectUserData(state)?.idu ?? '';

/** The history entry's state, in which the router has keys of its own. */
const entryState = (): Record<string, unknown> => ({ ...window.history.state });

/** Reads the drafts of the history entry, unless they are of another payer or of a guest. */
export function restoreDrafts(store: AppStore): void {
  const { drafts } = entryState();
  if (!isOf(draftsSchema, drafts)) return;
  const { owner, ...found } = drafts;
  if (owner === ownerIn(store.getState())) store.dispatch(draftsRestored(found));
}

/** Writes the current drafts into the history entry, and deletes the ones that were sent. */
function saveDrafts(store: AppStore): void {
  const state = store.getState();
  const current = selectDrafts(state);
  const { drafts: before, ...entry } = entryState();
  const isEmpty = Object.keys(current).length === 0;
  if (isEmpty && before === undefined) return;
  const next = isEmpty ? entry : { ...entry, drafts: { owner: ownerIn(state), ...current } };
  window.history.replaceState(next, '');
}

/** Keeps the drafts in one history entry. */
function EntryDrafts() {
  const store = useAppStore();
  const drafts = useAppSelector(selectDrafts);
  useEffect(() => saveDrafts(store), [store]);
  useEffect(() => {
    if (Object.keys(drafts).length === 0) {
      saveDrafts(store);
      return undefined;
    }
    const stop = () => {
      clearTimeout(timer);
      window.removeEventListener('beforeunload', saveNow);
    };
    const saveNow = () => {
      stop();
      saveDrafts(store);
    };
    const timer = setTimeout(saveNow, pause);
    // Saved on `beforeunload`, because a reload ignores what `pagehide` writes into the entry. The
    // listener exists only while there are drafts: older versions of Firefox do not keep a page
    // with one in the back/forward cache.
    window.addEventListener('beforeunload', saveNow);
    return stop;
  }, [store, drafts]);
  return null;
}

/**
 * Keeps the drafts in the history entry, and after a navigation in the new one. There they survive
 * reloads and page loads in this tab, without a storage key.
 */
export function KeptDrafts() {
  const { key } = useLocation();
  return <EntryDrafts key={key} />;
}
