import path from 'node:path';
import { tableRows } from '../runs.ts';

// Runs a group of test files (`jest.config.ts`) with one set of modules, because loading the
// portal's code takes each file over a second of CPU time. The top-level hooks and tests of a file
// are recorded while it is imported, then registered in a `describe` for this file, so that a
// file's hooks run for its tests only.

const registered = [
  'describe',
  'it',
  'test',
  'beforeAll',
  'beforeEach',
  'afterEach',
  'afterAll',
] as const;

type Registering = (...parts: unknown[]) => unknown;

/**
 * Records the calls of the function that `find` returns, and of its properties, such as
 * `it.each(rows)`.
 */
function recorderOf(find: () => Registering, calls: (() => unknown)[], name: string): Registering {
  return new Proxy<Registering>(() => undefined, {
    get: (_target, key) =>
      recorderOf(() => Reflect.get(find(), key) as Registering, calls, String(key)),
    apply: (_target, _self, parts: unknown[]) => {
      const call = () => find()(...parts);
      if (name === 'each') return recorderOf(call as () => Registering, calls, '');
      return void calls.push(call);
    },
  });
}

/** Imports a test file; returns its recorded calls of `describe`, `it` and the hooks. */
async function record(file: string): Promise<(() => unknown)[]> {
  const calls: (() => unknown)[] = [];
  const real = registered.map((name) => [name, globalThis[name] as Registering] as const);
  for (const [name, register] of real)
    Reflect.set(
      globalThis,
      name,
      recorderOf(() => register, calls, name),
    );
  await import(path.resolve(file));
  Object.assign(globalThis, Object.fromEntries(real));
  return calls;
}

// In a group of `.tsx` files, `npm test` tries one row of each table, because most of these rows
// open the portal.
if (globalThis.together.every((file) => file.endsWith('.tsx'))) {
  for (const register of new Set([describe, it, test])) {
    const { each } = register;
    register.each = ((rows: readonly unknown[]) => each(tableRows(rows))) as typeof each;
  }
}

for (const file of globalThis.together) {
  const calls = await record(file);
  describe(file, () => {
    for (const call of calls) call();
  });
}
