import type { StoreExtra } from '../store/extra.ts';

/** For tests of a store without a browser around it: nothing is left, saved or waited for. */
export const storeExtra: StoreExtra = {
  bankReady: Promise.resolve(),
  leaveFor: () => undefined,
  exclusively: (_name, task) => task(),
  saveNow: () => Promise.resolve(),
  renderReceipt: () => Promise.resolve(''),
};
