import { createTestBank } from '../testing/testBank.ts';
import { call, guestToken, payerToken } from '../testing/testClient.ts';
import { correctCall } from '../testing/correctCalls.ts';
import { createEndpoints } from './handlers.ts';
import { child, createSender, parent, person } from '../testing/testCalls.ts';

const bank = createTestBank();
const send = createSender(bank);
beforeAll(bank.listen);
afterEach(bank.reset);
afterAll(bank.close);

const all = createEndpoints();
const endpoints = all.map(({ name }) => name);

describe('every endpoint', () => {
  it.each(endpoints)('%s answers a correct request, and logs no violation', async (name) => {
    const reply = await send(correctCall(name));
    expect(reply).toMatchObject({ status: 200 });
    expect(bank.violations).toEqual([]);
    if (name !== 'getImage')
      expect(bank.requests().at(-1)).toMatchObject({ endpoint: name, status: 200 });
  });

  const guarded = all.filter(({ access }) => access !== 'open').map(({ name }) => name);

  it.each(guarded)(
    '%s refuses an unknown tenant, and a missing and an unknown token',
    async (name) => {
      for (const header of ['X-TENANT', 'X-TENANT-ID', 'X-TENANT-CODE']) {
        const reply = await send(correctCall(name), { headers: { [header]: 'otro' } });
        expect(reply).toMatchObject({
          status: 400,
          json: { message: expect.stringContaining(header) },
        });
      }
      expect(bank.violations).toHaveLength(3);
      const hasToken = name !== 'issueGuestToken';
      for (const token of hasToken ? [null, 'a.b.c'] : []) {
        const reply = await send(correctCall(name), { token });
        expect(reply).toMatchObject({ status: 401, json: { message: expect.any(String) } });
      }
      expect(bank.violations.slice(3).map(({ message }) => message)).toEqual(
        hasToken ? ['Falta el token de acceso.'] : [],
      );
    },
  );
});

describe('access to an endpoint', () => {
  const payers = all.filter(({ access }) => access === 'payer').map(({ name }) => name);

  it.each(payers)('%s requires a signed-in payer', async (name) => {
    const reply = await send(correctCall(name), { token: await guestToken() });
    expect(reply).toMatchObject({
      status: 403,
      json: { message: 'Esta llamada necesita una sesión iniciada.' },
    });
  });

  it('recuperar_clave requires the guest token (T11)', async () => {
    const reply = await send(correctCall('recoverPassword'), { token: await payerToken() });
    expect(reply).toMatchObject({
      status: 403,
      json: { message: 'Esta llamada lleva el token de visitante.' },
    });
  });

  it('the guest-token call has tenant headers only', async () => {
    expect(await send(correctCall('issueGuestToken'), { token: await guestToken() })).toMatchObject(
      {
        status: 400,
      },
    );
    expect(
      await send(correctCall('issueGuestToken'), { headers: { 'X-XSRF-TOKEN': 'x' } }),
    ).toMatchObject({
      status: 400,
    });
  });

  it.each([
    ['/payments?userId=u-1', 'guest'],
    ['/payments', 'guest'],
    ['/payments?userId=u-2', 'payer'],
    ['/auth/apiReportePago/cartola?userId=u-2', 'payer'],
    ['/apiGatewayCuentasPortal/cuentas/u-2?pagina=1&numreg=5', 'payer'],
    [`/gestion_usuario/estado_clave?empresa=${parent}&usuario=9876543-3`, 'payer'],
  ] as const)("another payer's data are refused: %s as %s", async (path, who) => {
    const token = who === 'payer' ? await payerToken() : await guestToken();
    const { status, json } = await call(path, { token });
    expect([403, 404]).toContain(status);
    expect(json).toEqual({ message: expect.any(String) });
  });

  it('a session ends with its logout', async () => {
    const token = await payerToken();
    await call(`/gestion_usuario/logout?${person}&evento=logout`, { token });
    expect(await call('/gestion_usuario/userinfo', { token })).toMatchObject({ status: 401 });
  });

  it('a payer who deleted the account can still log out', async () => {
    const token = await payerToken();
    await call(`/apiportal/v1/usuariopp/${child}/12345678-5/`, { token, method: 'DELETE' });
    expect(await call('/gestion_usuario/userinfo', { token })).toMatchObject({ status: 401 });
    expect(await call(`/gestion_usuario/logout?${person}&evento=logout`, { token })).toMatchObject({
      status: 200,
    });
  });
});

it('the log keeps the requests, with their secrets masked', async () => {
  await payerToken();
  const [login] = bank.requests('login');
  expect(login?.headers).toMatchObject({
    authorization: 'Bearer •••',
    'x-tenant': 'banco-de-prueba',
  });
  expect(login?.body).toEqual({ correo: 'pagador@ejemplo.cl', password: '•••' });
});
