import { asTask } from '../lib/asTask.ts';
import type { OpenStore } from './store.ts';

/** Runs RTK Query and what is built on it, which come in one file beside the first screen, and starts them: each in a task of its own. */
export async function startBackground(open: OpenStore): Promise<void> {
  await asTask(() => import(/* webpackMode: "eager" */ '../api/bankApi.ts'));
  const { start } = await asTask(() => import(/* webpackMode: "eager" */ './listeners/start.ts'));
  await asTask(() => start(open));
}
