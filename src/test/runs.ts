/** How often a property is tried: in full where `CI` is set, less at every other run. */
export const runs = (inFull: number, usually: number): number =>
  process.env['CI'] ? inFull : usually;
