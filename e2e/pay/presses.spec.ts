import { test } from '../support/fixtures.ts';
import { askOnce, followLinkOnce, openWithoutClosing, pressEachList, undoOnce } from './presses.ts';

test('a held or double press removes one row of each list', async ({ page }) => {
  await pressEachList(page);
});

test('a press that opens a modal does not close it, Escape closes one modal, and a held or double press undoes one removal', async ({
  page,
}) => {
  await openWithoutClosing(page);
  await undoOnce(page);
});

test('Enter held in a field sends one request, and the second click on a link does nothing on the new page', async ({
  page,
}) => {
  await askOnce(page);
  await followLinkOnce(page);
});
