/**
 * A list without markers or indents. The markers are empty rather than `none`, with which Safari no
 * longer announces a list.
 */
export const plainList = { margin: 0, padding: 0, listStyle: "''" } as const;
