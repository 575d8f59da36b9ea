/**
 * Declares that the running test expects console errors or warnings like these (see
 * `test/setup.ts`).
 */
declare var expectConsole: (...lines: RegExp[]) => void;
