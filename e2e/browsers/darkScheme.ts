import { payAsGuest } from '../support/journey.ts';
import { expect, test } from './browserTest.ts';

test.use({ scheme: 'dark' });

test('a guest pays in the dark scheme of the system', async ({ tab }) => {
  await payAsGuest(tab);
  const paper = await tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(paper).toBe('rgb(12, 20, 24)');
});
