/**
 * Declares that the running test expects console errors or warnings like these (see
 * `test/setup.ts`).
 */
declare var expectConsole: (...lines: RegExp[]) => void;

/** Declares that console lines like these do not matter to the test. */
declare var allowConsole: (...lines: RegExp[]) => void;
