import { test } from '../support/firefox.ts';
import {
  askOnce,
  followLinkOnce,
  openWithoutClosing,
  pressEachList,
  undoOnce,
} from '../pay/presses.ts';

test('in Firefox a press that is held or doubled removes one row of each list', async ({
  firefoxPage: page,
}) => {
  await pressEachList(page);
});

test('in Firefox a press that is held or doubled undoes one removal', async ({
  firefoxPage: page,
}) => {
  await undoOnce(page);
});

test('in Firefox what opens a modal does not close it, and Escape closes one', async ({
  firefoxPage: page,
}) => {
  await openWithoutClosing(page);
});

test('in Firefox Enter held in a field asks once', async ({ firefoxPage: page }) => {
  await askOnce(page);
});

test('in Firefox a link that is clicked twice does nothing where it leads', async ({
  firefoxPage: page,
}) => {
  await followLinkOnce(page);
});
