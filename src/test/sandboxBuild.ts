const set = () => void (process.env['PORTAL_BANK'] = 'sandbox');
const unset = () => void delete process.env['PORTAL_BANK'];

// The sandbox's screens read the setting as they load. In a group of test files
// (`jest/together.ts`), another file could load them before, without the setting.
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
