/** Whether tests may take their time: properties with all their runs, and React's strict mode. */
export const isInFull = Boolean(process.env['CI']);

/** How often a property is tested: in full where `CI` is set, less otherwise. */
export const runs = (inFull: number, usually: number): number => (isInFull ? inFull : usually);

/** The seed of a file's properties, printed in their titles; `SEED=…` repeats a run. */
export const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
