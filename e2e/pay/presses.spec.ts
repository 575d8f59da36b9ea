import { test } from '../support/fixtures.ts';
import { askOnce, followLinkOnce, openWithoutClosing, pressEachList, undoOnce } from './presses.ts';

test('a press that is held or doubled removes one row of each list', async ({ page }) => {
  await pressEachList(page);
});

test('a press that is held or doubled undoes one removal', async ({ page }) => {
  await undoOnce(page);
});

test('what opens a modal does not close it, and Escape closes one', async ({ page }) => {
  await openWithoutClosing(page);
});

test('Enter held in a field asks once', async ({ page }) => {
  await askOnce(page);
});

test('a link that is clicked twice does nothing where it leads', async ({ page }) => {
  await followLinkOnce(page);
});
