import TestSequencer from '@jest/test-sequencer';

const placeOf = ({ context }) => context.config.globals.place ?? Infinity;

/**
 * Runs the groups of test files in their order in `jest.config.ts`, the longest first, so that no
 * worker is left with a long group at the end. Without durations of an earlier run, jest would sort
 * by file size, which is the same for all groups.
 */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const grouped = sorted.filter((test) => placeOf(test) < Infinity);
    return [
      ...grouped.toSorted((one, other) => placeOf(one) - placeOf(other)),
      ...sorted.filter((test) => placeOf(test) === Infinity),
    ];
  }
}
