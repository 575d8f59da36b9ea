import { inOwnTask } from '../lib/inOwnTask.ts';
import type { OpenStore } from './store.ts';
import type { TakeNoted } from './stored/followedTexts.ts';

/**
 * Loads RTK Query and the listeners (one chunk, fetched beside the first screen) and starts them,
 * each in its own macrotask. `takeNoted` gives what was stored when the page was opened. Returns
 * what stops following other tabs.
 */
export async function startBackground(open: OpenStore, takeNoted: TakeNoted): Promise<() => void> {
  await inOwnTask(() => import(/* webpackMode: "eager" */ '../api/bankApi.ts'));
  const { start } = await inOwnTask(
    () => import(/* webpackMode: "eager" */ './listeners/start.ts'),
  );
  return inOwnTask(() => start(open, takeNoted));
}
