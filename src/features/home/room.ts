/** More remembered accounts than these are folded. */
export const mostUnfolded = 3;

/** The heights of a row before the bank is asked, and of the surrounding parts, in rem. */
export const rowHeight = { xs: 5.75, sm: 4.3125 };
const aroundRows = { xs: 11.5, sm: 9.4375 };

/**
 * The room of remembered accounts, whose code loads later: of as many rows as are not folded. `count`
 * may be a custom property, which is why CSS calculates.
 */
export function roomOf(count: number | string) {
  const rows = `max(0, min(${count}, (${mostUnfolded + 1} - ${count}) * ${mostUnfolded}))`;
  const height = (size: 'xs' | 'sm') =>
    `calc(min(${count}, 1) * ${aroundRows[size]}rem + ${rows} * ${rowHeight[size]}rem)`;
  return { xs: height('xs'), sm: height('sm') };
}
