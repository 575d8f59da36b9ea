import type { callProblems } from '../../../contract/calls.ts';

declare global {
  /**
   * Declares that the running test expects console errors or warnings like these; the test fails
   * without them.
   */
  var expectConsole: (...lines: RegExp[]) => void;

  /** Declares that console lines like these do not matter to the test. */
  var allowConsole: (...lines: RegExp[]) => void;

  /** Whether the tests of this project run with real styles (see `jest.config.ts`). */
  var hasStyles: boolean;

  /** Whether this run tries only a sample of the rows of `it.each` tables (see `test/runs.ts`). */
  var isSample: boolean | undefined;

  /** The test files that `test/jest/together.ts` runs with one set of modules. */
  var together: string[];

  /** Returns how a call and its answer break docs/bank-api.yaml. */
  var contractProblems: typeof callProblems;
}
