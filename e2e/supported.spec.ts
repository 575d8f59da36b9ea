import { expect, test } from './fixtures.ts';
import { payAsGuest } from './journey.ts';
import { newerApis, removeApis } from './newerApis.ts';
import { signIn } from './payer.ts';
import { walkOwnScreens } from './ownWalk.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(removeApis, newerApis());
});

test('in a browser without anything newer than the supported ones a guest pays', async ({
  page,
  complaints,
}) => {
  await payAsGuest(page);
  expect(await page.evaluate(() => 'parse' in URL || 'groupBy' in Map)).toBe(false);
  expect(complaints).toEqual([]);
});

test('in such a browser a payer uses every own screen', async ({ page, complaints }) => {
  await signIn(page);
  await walkOwnScreens(page);
  expect(complaints).toEqual([]);
});
