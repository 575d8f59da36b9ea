/** How often a property is tried: in full where `CI` is set, less at every other run. */
export const runs = (inFull: number, usually: number): number =>
  process.env['CI'] ? inFull : usually;

/** Where a file's properties begin, as their titles print it; `SEED=…` repeats a run. */
export const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
