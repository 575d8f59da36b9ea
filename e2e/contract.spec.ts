import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { httpSettings } from './httpSettings.ts';
import { payAsGuest } from './journey.ts';
import { signIn } from './payer.ts';

/** A request that the bank saw, as `npm run bank` lists it under /__bank/requests. */
interface SeenRequest {
  endpoint: string;
  headers: Record<string, string>;
  body: unknown;
}

/** What the bank has seen since it was reset, in its order; nothing of it broke the contract. */
async function seenBy(request: APIRequestContext): Promise<SeenRequest[]> {
  const state: { violations: unknown[] } = await (await request.get('/__bank/state')).json();
  expect(state.violations).toEqual([]);
  return (await request.get('/__bank/requests')).json();
}

/** Calls that belong together: which of them comes first is nobody's business. */
type Stage = readonly string[];

/** The bank has seen these stages one after the other, each call in them once, and nothing besides. */
function expectStages(seen: readonly SeenRequest[], stages: readonly Stage[]): void {
  let rest = seen.map(({ endpoint }) => endpoint);
  for (const stage of stages) {
    expect(rest.slice(0, stage.length).toSorted()).toEqual(stage.toSorted());
    rest = rest.slice(stage.length);
  }
  expect(rest).toEqual([]);
}

/** What every page begins with, before anything else. The way back from the bank's own page is a new one. */
const token: Stage = ['getGuestToken'];
/** The configuration comes beside what the first screen asks. */
const home: Stage = ['getConfiguration', 'getCategories', 'getCompanies'];

/** The written minimum (docs/calls.md): what a whole guest payment cannot do without. */
const guestPayment: readonly Stage[] = [
  token,
  home,
  ['queryDebts'],
  ['inscribe'],
  ['registerPayerEmail'],
  token,
  ['getConfiguration', 'getPayments'],
  ['getReceiptEntries'],
  ['sendReceipt'],
];

test('a whole guest payment takes the written minimum of calls, in its order, and asks nothing twice', async ({
  page,
  request,
}) => {
  await payAsGuest(page);
  await expect(page.getByText('Enviamos el comprobante a ana@ejemplo.cl')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const seen = await seenBy(request);
  expectStages(seen, guestPayment);
  const inscription = seen.find(({ endpoint }) => endpoint === 'inscribe');
  expect(inscription?.headers).toMatchObject({ 'x-tenant': httpSettings.PORTAL_TENANT });
  expect(inscription?.body).toMatchObject({
    userId: '',
    collectorId: httpSettings.PORTAL_COLLECTOR_ID,
    debts: [{ contract_name: expect.any(String) }, { contract_name: expect.any(String) }],
  });
});

/** The written minimum of a sign-in, up to the accounts and what they owe, and of the rest of its first minute (spec 9). */
const firstMinute: readonly Stage[] = [
  token,
  home,
  ['login'],
  ['getUserInfo'],
  ['getPolicy'],
  ['getLastLogin'],
  ['getPasswordState'],
  ['getAccounts'],
  ['queryDebts'],
  ['keepAlive'],
  ['refreshToken'],
  ['keepAlive'],
  ['keepAlive', 'refreshToken'],
  ['keepAlive'],
];

test('a payer’s first minute takes the written minimum of calls, in its order, and asks nothing twice', async ({
  page,
  request,
}) => {
  await page.clock.install();
  await signIn(page);
  await page.getByRole('button', { name: 'Pagar Agua casa' }).waitFor();
  for (let second = 0; second < 62; second += 1) await page.clock.runFor(1_000);
  await page.waitForLoadState('networkidle');
  expectStages(await seenBy(request), firstMinute);
});
