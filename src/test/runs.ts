/** Whether tests may take their time: properties with all their runs, and React's strict mode. */
export const isInFull = Boolean(process.env['CI']);

/** Whether this is `npm run test:deep`: exhaustive suites, of which `npm test` tries a sample. */
const isDeep = Boolean(process.env['DEEP']);

/** How often a property is tested: in full where `CI` is set, less otherwise. */
export const runs = (inFull: number, usually: number): number => (isInFull ? inFull : usually);

/** How often a property of an exhaustive suite is tested; `sample` times in `npm test`. */
export const deepRuns = (inFull: number, usually: number, sample: number): number =>
  isDeep ? runs(inFull, usually) : sample;

/** The seed of a file's properties, printed in their titles; `SEED=…` repeats a run. */
export const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);

/** The rows of an exhaustive suite; in `npm test` one in six, chosen by the seed. */
export function deepRows<Row>(rows: readonly Row[]): readonly Row[] {
  const step = isDeep ? 1 : Math.min(6, rows.length);
  return rows.filter((_row, at) => at % step === seed % step);
}
