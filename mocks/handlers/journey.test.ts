import { itemOf } from '../testing/make.ts';
import { createTestBank } from '../testing/testBank.ts';
import { call, debtsOf, guestToken, inscription, newKey } from '../testing/testClient.ts';
import type { Inscribed } from '../testing/testClient.ts';

const bank = createTestBank();
beforeAll(bank.listen);
afterEach(bank.reset);
afterAll(bank.close);

it('the bank lets a guest find a debt, pay it and fetch the comprobante', async () => {
  const token = await guestToken();
  const found = await debtsOf(token, 'aguas-lleuque-hogar', { serviceId: '10203040' });
  expect(found).toMatchObject({ status: 'OK', holder: 'A*** R***' });
  expect(found.debts).toHaveLength(3);

  const debts = found.debts.slice(0, 2);
  const body = inscription(debts);
  const { json } = await call<Inscribed>('/apiDashboardPago/inscripcion', {
    token,
    headers: newKey(),
    body,
  });
  const { referencia, codigoCarro, url } = json;
  expect(url).toMatch(/^http:\/\/localhost:3000\/banco\/\?sessionid=[\da-f]{32}$/);

  const session = new URL(url).searchParams.get('sessionid');
  const icp = `http://localhost:3000/Dashboard/icp?sessionid=${session}&cp=ana@ejemplo.cl`;
  expect(await call(icp, { token })).toMatchObject({
    status: 200,
    type: expect.stringContaining('text/plain'),
  });
  const headers = { 'X-PAYMENT-KEY': codigoCarro };
  const status = () =>
    call<{ items: unknown[] }>(`/payments?referencia=${referencia}`, { token, headers });
  expect((await status()).json).toEqual({ items: [], total: 0 });

  expect(bank.decide(url, 'approve')).toBe(
    `http://localhost:3000/resultadoPago?referencia=${referencia}`,
  );
  const [payment] = (await status()).json.items;
  expect(payment).toMatchObject({
    referencia,
    estado: 'PAGADO',
    correo: 'ana@ejemplo.cl',
    total: debts.reduce((sum, { amount }) => sum + amount, 0),
    cuentas: debts.map(itemOf),
  });
  expect(
    (await debtsOf(token, 'aguas-lleuque-hogar', { serviceId: '10203040' })).debts,
  ).toHaveLength(1);
  expect(bank.violations).toEqual([]);
});

it('T12 the log of a payment contains neither the token nor a key', async () => {
  const token = await guestToken();
  const key = newKey();
  const { debts } = await debtsOf(token, 'aguas-lleuque-hogar', { serviceId: '10203040' });
  const inscribed = { token, headers: key, body: inscription(debts) };
  const { json } = await call<Inscribed>('/apiDashboardPago/inscripcion', inscribed);
  const headers = { 'X-PAYMENT-KEY': json.codigoCarro };
  await call(`/payments?referencia=${json.referencia}`, { token, headers });
  const log = JSON.stringify(bank.requests());
  for (const secret of [token, json.codigoCarro, key['Idempotency-Key']])
    expect(log).not.toContain(secret);
});
