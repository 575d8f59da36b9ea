/** More remembered accounts than this are folded. */
export const mostUnfolded = 3;

/** The heights in rem of a row before its debts are fetched, and of the parts around the rows. */
export const rowHeight = { xs: 5.25, sm: 4.5625 };
const aroundRows = { xs: 12.25, sm: 10.1875, md: 9.9375 };

/**
 * Returns the height to reserve for the remembered accounts until their code has loaded: the parts
 * around the rows and, unless the rows are folded, the rows. CSS calculates the height, because
 * `count` may be a custom property. `rows` is `count`, or 0 for more than `mostUnfolded` accounts.
 */
export function roomOf(count: number | string) {
  const rows = `max(0, min(${count}, (${mostUnfolded + 1} - ${count}) * ${mostUnfolded}))`;
  const height = (around: number, row: number) =>
    `calc(min(${count}, 1) * ${around}rem + ${rows} * ${row}rem)`;
  return {
    xs: height(aroundRows.xs, rowHeight.xs),
    sm: height(aroundRows.sm, rowHeight.sm),
    md: height(aroundRows.md, rowHeight.sm),
  };
}
