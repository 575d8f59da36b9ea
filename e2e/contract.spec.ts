import { expect, test } from './fixtures.ts';
import { httpSettings } from './httpSettings.ts';
import { payAsGuest } from './journey.ts';

/** A request that the bank saw, as `npm run bank` lists it under /__bank/requests. */
interface SeenRequest {
  endpoint: string;
  headers: Record<string, string>;
  body: unknown;
}

test('the bank sees the calls of the contract for a guest’s payment, each once', async ({
  page,
  request,
}) => {
  await payAsGuest(page);
  await expect(page.getByText('Enviamos el comprobante a ana@ejemplo.cl')).toBeVisible();
  const seen: SeenRequest[] = await (await request.get('/__bank/requests')).json();
  const state: { violations: unknown[] } = await (await request.get('/__bank/state')).json();
  expect(state.violations).toEqual([]);

  const times = (endpoint: string) => seen.filter((call) => call.endpoint === endpoint).length;
  for (const endpoint of ['queryDebts', 'inscribe', 'registerPayerEmail', 'sendReceipt']) {
    expect(times(endpoint), endpoint).toBe(1);
  }
  const inscription = seen.find(({ endpoint }) => endpoint === 'inscribe');
  expect(inscription?.headers).toMatchObject({ 'x-tenant': httpSettings.PORTAL_TENANT });
  expect(inscription?.body).toMatchObject({
    userId: '',
    collectorId: httpSettings.PORTAL_COLLECTOR_ID,
    debts: [{ contract_name: expect.any(String) }, { contract_name: expect.any(String) }],
  });
});
