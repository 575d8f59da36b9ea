import { launchOptions } from './chromium.ts';
import { test } from './fixtures.ts';
import { comeBackFromBank } from './keptPage.ts';

test.use({
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test('the page that the browser kept goes on after Back from the bank', async ({ page }) => {
  await comeBackFromBank(page);
});
