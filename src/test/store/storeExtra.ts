import type { StoreExtra } from '../../store/device/extra.ts';

/** The portal's host, which always answers in tests. */
export const reachHost = () => Promise.resolve(true);

/**
 * The parts of a store without a browser: leaving and saving do nothing, and a lock runs its task
 * at once.
 */
export const storeExtra: StoreExtra = {
  bankReady: Promise.resolve(),
  reachHost,
  leaveFor: () => undefined,
  exclusively: (_name, task) => task(),
  saveNow: () => Promise.resolve(),
  renderReceipt: () => Promise.resolve(''),
};
