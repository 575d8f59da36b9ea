/**
 * Whether everything is tried (`FULL=true`, as for the evidence of a version): all rows, and all
 * crash points.
 */
export const isInFull = Boolean(process.env['FULL']);

/**
 * Whether properties make all their runs, and screens render in React's strict mode (`CI` or
 * `FULL`).
 */
export const isThorough = isInFull || Boolean(process.env['CI']);

/**
 * Whether this is `npm test` without arguments and without `FULL`. In tests of screens, such a run
 * tries only one row of each `it.each` table.
 */
export const isSample = globalThis.isSample ?? false;

/** Whether this is `npm run test:deep`; other runs take only a sample of the exhaustive suites. */
const isDeep = Boolean(process.env['DEEP']);

/** The number of runs of a property: `all` if `CI` or `FULL` is set, otherwise `usually`. */
export const runs = (all: number, usually: number): number => (isThorough ? all : usually);

/**
 * The number of runs of a property of an exhaustive suite: in `npm run test:deep` that of `runs`,
 * otherwise `sample`.
 */
export const deepRuns = (all: number, usually: number, sample: number): number =>
  isDeep ? runs(all, usually) : sample;

/** The seed of a file's properties, printed in their titles; `SEED=…` repeats a run. */
export const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);

/** Every `many`th row, beginning at a row that depends on the seed; at least one row. */
function oneIn<Row>(many: number, rows: readonly Row[]): readonly Row[] {
  const step = Math.min(many, rows.length);
  return rows.filter((_row, at) => at % step === seed % step);
}

/** The rows of an exhaustive suite; only `npm run test:deep` gets more than one of them. */
export const deepRows = <Row>(rows: readonly Row[]): readonly Row[] =>
  isDeep ? rows : oneIn(rows.length, rows);

/** The rows of an `it.each` table; a sample (`isSample`) gets only one of them. */
export const tableRows = <Row>(rows: readonly Row[]): readonly Row[] =>
  isSample ? oneIn(rows.length, rows) : rows;
