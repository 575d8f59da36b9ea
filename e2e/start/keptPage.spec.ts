import { launchOptions } from '../support/chromium.ts';
import { test } from '../support/fixtures.ts';
import { comeBackFromBank } from './keptPage.ts';

test.use({
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test('the page that the browser kept works after Back from the bank', async ({ page }) => {
  await comeBackFromBank(page);
});
