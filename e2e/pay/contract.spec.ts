import type { LoggedRequest } from '../../mocks/bank/state.ts';
import { fetchBankRequests } from '../support/bankState.ts';
import { passSeconds } from '../support/clock.ts';
import { expect, test } from '../support/fixtures.ts';
import { httpSettings } from '../support/httpSettings.ts';
import { payAsGuest } from '../support/journey.ts';
import { signIn } from '../support/payer.ts';

/** Calls that may come in any order. */
type Stage = readonly string[];

/** Fails unless the bank received exactly the calls of these stages, one stage after the other. */
function expectStages(seen: readonly LoggedRequest[], stages: readonly Stage[]): void {
  let rest = seen.map(({ endpoint }) => endpoint);
  for (const stage of stages) {
    expect(rest.slice(0, stage.length).toSorted()).toEqual(stage.toSorted());
    rest = rest.slice(stage.length);
  }
  expect(rest).toEqual([]);
}

/** The first call after each page load, also after the return from the bank's page. */
const token: Stage = ['issueGuestToken'];
/** The configuration is fetched together with the data of the first screen. */
const home: Stage = ['getConfiguration', 'getCategories', 'getCompanies'];

/** The documented minimum of calls (docs/calls.md) for a guest's whole payment. */
const guestPayment: readonly Stage[] = [
  token,
  home,
  ['consultDebts'],
  ['inscribe'],
  ['registerPayerEmail'],
  token,
  ['getConfiguration', 'getPayments'],
  ['getReceiptPage', 'getCompanies'],
  ['sendReceipt'],
];

test('a guest’s payment makes the documented minimum of calls, in order and without repetition', async ({
  page,
  request,
}) => {
  await payAsGuest(page);
  await expect(page.getByText('Enviamos el comprobante a ana@ejemplo.cl')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const seen = await fetchBankRequests(request);
  expectStages(seen, guestPayment);
  const inscription = seen.find(({ endpoint }) => endpoint === 'inscribe');
  expect(inscription?.headers).toMatchObject({ 'x-tenant': httpSettings.PORTAL_TENANT });
  expect(inscription?.body).toMatchObject({
    userId: '',
    collectorId: httpSettings.PORTAL_COLLECTOR_ID,
    debts: [{ contract_name: expect.any(String) }, { contract_name: expect.any(String) }],
  });
});

/**
 * The calls of docs/calls.md for a sign-in, the accounts with their debts, and the first minute.
 */
const firstMinute: readonly Stage[] = [
  token,
  home,
  ['login'],
  ['getUserInfo'],
  ['getPolicy'],
  ['getLastLogin'],
  ['getPasswordState'],
  ['getAccounts'],
  [...Array<string>(5).fill('consultDebts'), 'getPayments', 'getPayments'],
  ['keepAlive'],
  ['refreshToken'],
  ['keepAlive'],
  ['keepAlive', 'refreshToken'],
  ['keepAlive'],
];

test('a payer’s first minute makes the documented minimum of calls, in order and without repetition', async ({
  page,
  request,
}) => {
  await page.clock.install();
  await signIn(page);
  await page.getByRole('button', { name: 'Pagar Agua casa' }).waitFor();
  await passSeconds(page, 62);
  // Tries again, because the last call may not have arrived yet.
  await expect(async () => expectStages(await fetchBankRequests(request), firstMinute)).toPass({
    timeout: 5_000,
  });
});
