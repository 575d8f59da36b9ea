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

test('in Firefox a held or double press sends one request, follows one link, opens a modal without closing it, and undoes one removal; Escape closes one modal', async ({
  firefoxPage: page,
}) => {
  // The four journeys take long in Firefox. Each continues where the one before it ended.
  test.slow();
  await askOnce(page);
  await followLinkOnce(page);
  await openWithoutClosing(page);
  await undoOnce(page);
});
