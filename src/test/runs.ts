/** Whether tests may take their time: properties with all their runs, and React's strict mode. */
export const isInFull = Boolean(process.env['CI']);

/**
 * Whether this is `npm test` without arguments, which tries a sample of what CI and a run of chosen
 * files try in full.
 */
export const isSample = globalThis.isSample ?? false;

/** Whether this is `npm run test:deep`: exhaustive suites, of which `npm test` tries a sample. */
const isDeep = Boolean(process.env['DEEP']);

/** How often a property is tested: in full where `CI` is set, less otherwise. */
export const runs = (inFull: number, usually: number): number => (isInFull ? inFull : usually);

/** How often a property of an exhaustive suite is tested; `sample` times in `npm test`. */
export const deepRuns = (inFull: number, usually: number, sample: number): number =>
  isDeep ? runs(inFull, usually) : sample;

/** The seed of a file's properties, printed in their titles; `SEED=…` repeats a run. */
export const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);

/** One row in so many, chosen by the seed, and at least one. */
function oneIn<Row>(many: number, rows: readonly Row[]): readonly Row[] {
  const step = Math.min(many, rows.length);
  return rows.filter((_row, at) => at % step === seed % step);
}

/** The rows of an exhaustive suite; one of them in `npm test`. */
export const deepRows = <Row>(rows: readonly Row[]): readonly Row[] =>
  isDeep ? rows : oneIn(rows.length, rows);

/** The rows of a table; one in three in a sample. */
export const tableRows = <Row>(rows: readonly Row[]): readonly Row[] =>
  isSample ? oneIn(3, rows) : rows;
