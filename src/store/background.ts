import { inOwnTask } from '../lib/inOwnTask.ts';
import type { OpenStore } from './store.ts';

/**
 * Loads RTK Query and the listeners (one chunk, fetched beside the first screen) and starts them,
 * each in its own macrotask.
 */
export async function startBackground(open: OpenStore): Promise<void> {
  await inOwnTask(() => import(/* webpackMode: "eager" */ '../api/bankApi.ts'));
  const { start } = await inOwnTask(
    () => import(/* webpackMode: "eager" */ './listeners/start.ts'),
  );
  await inOwnTask(() => start(open));
}
