import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { fakeLocks } from './fakeLocks.ts';

// Tests of pure functions have no window, and so skip its setup.
if (typeof window !== 'undefined') await import('./setupWindow.ts');

// Tests start the project's commands many times; with this cache Node compiles their modules once.
process.env['NODE_COMPILE_CACHE'] ??= path.join(tmpdir(), 'portal-compile-cache');

/** Console errors and warnings that the test neither expects nor allows, and that make it fail. */
const complaints: string[] = [];
const printed: string[] = [];
let expected: RegExp[] = [];
let allowed: RegExp[] = [];
/** Ignored: Redux Toolkit's warning that its checks are slow, which a busy machine can cause. */
const slowChecks = /InvariantMiddleware took/;

globalThis.expectConsole = (...lines) => {
  expected = lines;
};

globalThis.allowConsole = (...lines) => {
  allowed = lines;
};

function clearStorages(): void {
  if (typeof window === 'undefined') return;
  window.localStorage.clear();
  window.sessionStorage.clear();
}

beforeEach(() => {
  // A portal that closes after its test still stores its state, and may hold a lock.
  clearStorages();
  fakeLocks.clear();
  complaints.length = 0;
  printed.length = 0;
  expected = [];
  allowed = [];
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const line = parts.map(String).join(' ');
      printed.push(line);
      if (![slowChecks, ...allowed, ...expected].some((pattern) => pattern.test(line)))
        complaints.push(`console.${level}: ${line}`);
    });
  }
});

afterEach(() => {
  clearStorages();
  jest.restoreAllMocks();
  if (complaints.length > 0) throw new Error(`The test printed:\n${complaints.join('\n')}`);
  const missing = expected.filter((pattern) => !printed.some((line) => pattern.test(line)));
  if (missing.length > 0) throw new Error(`The test did not print: ${missing.join(', ')}`);
});
