const set = () => void (process.env['PORTAL_BANK'] = 'sandbox');
const unset = () => void delete process.env['PORTAL_BANK'];

// The sandbox's screens read the setting when their code loads, so they are loaded here, with the
// setting: in a group of test files (`jest/together.ts`), a test of another file could load them
// without it.
set();
await Promise.all([
  import('../app/LookupPage.tsx'),
  import('../features/sandbox/SandboxScreen.tsx'),
]);
unset();

/** Runs the tests of the calling file as in a build of the sandbox. */
export function inSandboxBuild(): void {
  beforeAll(set);
  afterAll(unset);
}
