import { expect, test as base } from '@playwright/test';
import type { Engine, Session, StartEngine } from './engine.ts';
import { startChromium, startFirefox } from './playwrightEngines.ts';
import type { Tab } from '../support/tab.ts';
import { startWebKit } from './webKit.ts';

export { expect } from '@playwright/test';

const starts: Record<string, StartEngine> = {
  Chromium: startChromium,
  Firefox: startFirefox,
  WebKit: startWebKit,
};

/**
 * Errors without a fault of the portal: Firefox reports aborted prefetches, and Chromium each
 * failed answer of the bank.
 */
const isHarmless = (complaint: string) => /ChunkLoadError|Failed to load resource/.test(complaint);

/**
 * Opens tabs of the browser that has the name of the Playwright project. Each test starts with
 * empty storage and a reset bank; errors that the pages report fail the test.
 */
export const test = base.extend<
  { session: Session; openTab: () => Promise<Tab>; tab: Tab },
  { scheme: 'light' | 'dark'; engine: Engine }
>({
  scheme: ['light', { scope: 'worker', option: true }],
  engine: [
    async ({ scheme }, run, { project }) => {
      const start = starts[project.name];
      if (!start) throw new Error(`no browser is called ${project.name}`);
      const engine = await start(scheme);
      await run(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  session: async ({ engine, baseURL, request }, run, { annotations }) => {
    await request.post('/__bank/reset');
    const session = await engine.openSession(baseURL ?? '');
    annotations.push({ type: 'version', description: session.version });
    await run(session);
    await session.close();
    const complaints = session.complaints.filter((complaint) => !isHarmless(complaint));
    expect(complaints, 'errors of the pages').toEqual([]);
  },
  openTab: ({ session }, run) => run(() => session.openTab()),
  tab: async ({ openTab }, run) => run(await openTab()),
});
