import { kindsOfFields, pasteDays, pasteKind, typeRuts } from '../screens/arrivingTable.ts';
import { test } from '../support/firefox.ts';

for (const kind of kindsOfFields) {
  test(`T16 in Firefox ${kind} is read from pasted text`, async ({ firefoxPage: page }) => {
    await pasteKind(page, kind);
  });
}

test('T16 in Firefox days are read from pasted text', async ({ firefoxPage: page }) => {
  await pasteDays(page);
});

test('T16 in Firefox the signs of a typed RUT are dropped', async ({ firefoxPage: page }) => {
  await typeRuts(page);
});
