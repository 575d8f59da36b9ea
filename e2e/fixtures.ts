import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** A page in front of a bank as on its first day; `complaints` collects what the browser finds wrong. */
export const test = base.extend<{ freshBank: void; complaints: string[] }>({
  freshBank: [
    async ({ request }, run, { project }) => {
      // The sandbox's bank lives in the page's own browser, which is new for each test.
      if (project.name === 'http') await request.post('/__bank/reset');
      await run();
    },
    { auto: true },
  ],
  complaints: async ({ page }, run) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      // A mark asked for before the sandbox's worker has the page is not there yet; its initials stand in for it.
      const isEarlyMark = message.location().url.includes('/images/');
      if (['error', 'warning'].includes(message.type()) && !isEarlyMark) {
        complaints.push(message.text());
      }
    });
    await run(complaints);
  },
});
