import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

// The first use of a lazy screen or modal compiles it.
configure({ asyncUtilTimeout: 5_000 });

/** Console errors and warnings fail their test, unless it expects them (`expectConsole`). */
const complaints: string[] = [];
let expected: RegExp[] = [];
/** Redux Toolkit warns if its checks are slow: a busy machine is no reason to fail. */
const slowChecks = /InvariantMiddleware took/;

/** Declares that the test expects console lines like these. */
globalThis.expectConsole = (...lines) => {
  expected = lines;
};

/** Tests of pure functions have no window. */
function clearStorages(): void {
  if (typeof window === 'undefined') return;
  window.localStorage.clear();
  window.sessionStorage.clear();
}

beforeEach(() => {
  // A portal that is closed after its test still stores its state.
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
