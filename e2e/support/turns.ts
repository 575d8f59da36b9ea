import process from 'node:process';

/** CI's seed, which depends on the commit; undefined if everything is to be tried. */
const seed = process.env['FULL'] ? undefined : process.env['SEED'];

/**
 * The rows that a run tries. CI tries every other row to save time; which ones, its seed chooses.
 * Without `SEED`, and with `FULL` (as for the evidence of a version), all rows are tried.
 */
export const byTurns = <Row>(rows: readonly Row[]): readonly Row[] =>
  seed === undefined ? rows : rows.filter((_row, nth) => nth % 2 === Number(seed) % 2);
