import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

// The first use of a lazy screen or window compiles it.
configure({ asyncUtilTimeout: 5_000 });

/** A test run prints no error and no warning: each one fails its test, unless the test expects it (`expectConsole`). */
const complaints: string[] = [];
let expected: RegExp[] = [];
/** Redux Toolkit times its checks: a busy machine is no complaint. */
const slowChecks = /InvariantMiddleware took/;

/** The test expects console lines like these. */
globalThis.expectConsole = (...lines) => {
  expected = lines;
};

/** Pure functions are tested without a page. */
function clearStorages(): void {
  if (typeof window === 'undefined') return;
  window.localStorage.clear();
  window.sessionStorage.clear();
}

beforeEach(() => {
  // A portal that is closed after its test still stores what it holds.
  clearStorages();
  complaints.length = 0;
  expected = [];
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const line = parts.map(String).join(' ');
      if (![slowChecks, ...expected].some((pattern) => pattern.test(line)))
        complaints.push(`console.${level}: ${line}`);
    });
  }
});

afterEach(() => {
  cleanup();
  clearStorages();
  jest.restoreAllMocks();
  if (complaints.length > 0) throw new Error(`The test printed:\n${complaints.join('\n')}`);
});
