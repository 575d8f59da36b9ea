/**
 * Declares that the running test expects console errors or warnings like these (see
 * `test/setup.ts`).
 */
declare var expectConsole: (...lines: RegExp[]) => void;

/** Declares that console lines like these do not matter to the test. */
declare var allowConsole: (...lines: RegExp[]) => void;

/** Whether the tests of this project run with real styles (see `jest.config.ts`). */
declare var hasStyles: boolean;
