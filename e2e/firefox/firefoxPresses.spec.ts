import { test } from '../support/firefox.ts';
import {
  askOnce,
  followLinkOnce,
  openWithoutClosing,
  pressEachList,
  undoOnce,
} from '../pay/presses.ts';

test('in Firefox a held or double press removes one row of each list', async ({
  firefoxPage: page,
}) => {
  await pressEachList(page);
});

test('in Firefox a held or double press undoes one removal', async ({ firefoxPage: page }) => {
  await undoOnce(page);
});

test('in Firefox a press that opens a modal does not close it, and Escape closes one modal', async ({
  firefoxPage: page,
}) => {
  await openWithoutClosing(page);
});

test('in Firefox Enter held in a field sends one request', async ({ firefoxPage: page }) => {
  await askOnce(page);
});

test('in Firefox the second click on a link does nothing on the new page', async ({
  firefoxPage: page,
}) => {
  await followLinkOnce(page);
});
