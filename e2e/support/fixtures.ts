import { expect, test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** The name of the function with which a page reports violations of the content security policy. */
const report = 'reportViolation';

/**
 * A page with a fresh bank. `violations` of the content security policy fail the test, unless the
 * test removes them (docs/trust.md, T21); `complaints` collects page errors, and errors and
 * warnings of the console.
 */
export const test = base.extend<{
  freshBank: void;
  violations: string[];
  complaints: string[];
}>({
  violations: [
    async ({ context }, run) => {
      const violations: string[] = [];
      await context.exposeFunction(report, (violation: string) => void violations.push(violation));
      await context.addInitScript((name) => {
        const record = Reflect.get(window, name) as (violation: string) => void;
        window.addEventListener('securitypolicyviolation', (event) => {
          const { documentURI, effectiveDirective, blockedURI, sample } = event;
          record([documentURI, effectiveDirective, blockedURI, sample].join(' '));
        });
      }, report);
      await run(violations);
      expect(violations, 'violations of the content security policy').toEqual([]);
    },
    { auto: true },
  ],
  freshBank: [
    async ({ request }, run, { project }) => {
      // Only the tests of the project `http` share a bank. The sandbox's bank is stored in the
      // browser context (IndexedDB), which is new for each test.
      if (project.name === 'http') await request.post('/__bank/reset');
      await run();
    },
    { auto: true },
  ],
  complaints: async ({ page }, run) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await run(complaints);
  },
});
