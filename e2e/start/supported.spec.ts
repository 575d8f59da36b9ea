import { expect, test } from '../support/fixtures.ts';
import { payAsGuest } from '../support/journey.ts';
import { newerApis, removeApis } from './newerApis.ts';
import { signIn } from '../support/payer.ts';
import { walkOwnScreens } from '../support/ownWalk.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(removeApis, newerApis());
});

test('a guest pays in a browser that lacks everything newer than the supported ones', async ({
  page,
  complaints,
}) => {
  await payAsGuest(page);
  expect(await page.evaluate(() => 'parse' in URL || 'groupBy' in Map)).toBe(false);
  expect(complaints).toEqual([]);
});

test('a payer uses every own screen in such a browser', async ({ page, complaints }) => {
  await signIn(page);
  await walkOwnScreens(page);
  expect(complaints).toEqual([]);
});
