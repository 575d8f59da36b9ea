import type { StoreExtra } from '../../store/device/extra.ts';

/** Reports that the portal's host answers. */
export const reachHost = () => Promise.resolve(true);

/**
 * The thunks' extra argument in a store without a browser: leaving and saving do nothing, and a
 * lock runs its task at once.
 */
export const storeExtra: StoreExtra = {
  bankReady: Promise.resolve(),
  reachHost,
  leaveFor: () => undefined,
  exclusively: (_name, task) => task(),
  saveNow: () => Promise.resolve(),
  renderReceipt: () => Promise.resolve(''),
};
