import { correctCall } from '../testing/correctCalls.ts';
import { createSender } from '../testing/testCalls.ts';
import type { Company } from '../bank/wire.ts';
import { createTestBank } from '../testing/testBank.ts';
import type { Fault, FaultKind } from '../bank/scenarios.ts';
import {
  call,
  debtsOf,
  guestToken,
  inscription,
  payerToken,
  newKey,
} from '../testing/testClient.ts';
import type { Inscribed } from '../testing/testClient.ts';

const bank = createTestBank();
beforeAll(bank.listen);
afterEach(bank.reset);
afterAll(bank.close);

const companies = async (fault: Fault) => {
  const token = await guestToken();
  bank.setFault(fault, 'getCompanies');
  return call<Company[]>('/companies', { token });
};

describe('T18 an endpoint can', () => {
  it.each<[FaultKind, number]>([
    ['error500', 500],
    ['unavailable503', 503],
    ['unauthorized401', 401],
    ['notFound404', 404],
  ])('answer %s with a message', async (kind, status) => {
    expect(await companies({ kind })).toMatchObject({
      status,
      json: { message: expect.any(String) },
    });
  });

  it('lose the network', async () => {
    await expect(companies({ kind: 'network' })).rejects.toThrow('Failed to fetch');
    expect(bank.requests('getCompanies')).toMatchObject([{ status: 0 }]);
  });

  it('never answer', async () => {
    const token = await guestToken();
    bank.setFault({ kind: 'timeout' }, 'getCompanies');
    const signal = AbortSignal.timeout(50);
    const headers = { Authorization: `Bearer ${token}` };
    await expect(fetch('http://localhost:3000/api/companies', { headers, signal })).rejects.toThrow(
      /timeout|aborted/,
    );
  });

  it('take its time', async () => {
    const start = performance.now();
    expect(await companies({ kind: 'slow', ms: 80 })).toMatchObject({ status: 200 });
    expect(performance.now() - start).toBeGreaterThanOrEqual(75);
  });

  it.each<[FaultKind, unknown]>([
    ['emptyBody', { status: 200, text: '' }],
    ['nullBody', { status: 200, json: null }],
    [
      'htmlBody',
      {
        status: 200,
        type: expect.stringContaining('text/html'),
        text: expect.stringContaining('<h1>'),
      },
    ],
  ])('answer with a spoiled body: %s', async (kind, expected) => {
    expect(await companies({ kind })).toMatchObject(expected as object);
  });

  it('answer with values of other types', async () => {
    const { json } = await companies({ kind: 'wrongTypes' });
    expect(json[0]).toMatchObject({ id: 42, contracts: [{ totalTag: 'false' }] });
  });

  it('leave out a field', async () => {
    expect((await companies({ kind: 'missingField' })).json[0]).not.toHaveProperty('id');
    const named = (await companies({ kind: 'missingField', field: 'image' })).json;
    for (const company of named) expect(company).not.toHaveProperty('image');
  });

  it.each<[FaultKind, RegExp]>([
    ['brokenToken', /^esto\./],
    ['claimlessToken', /^[\w-]+\.e30\.[\w-]+$/],
  ])('T13 give out a %s', async (kind, token) => {
    bank.setFault({ kind }, 'login');
    expect(await payerToken()).toMatch(token);
  });
});

describe('a fault', () => {
  it('prevents the work, or only loses the answer of the done work (T03)', async () => {
    const token = await guestToken();
    const { debts } = await debtsOf(token, 'aguas-lleuque-hogar', { serviceId: '10203040' });
    const headers = newKey();
    const inscribe = () =>
      call('/apiDashboardPago/inscripcion', { token, headers, body: inscription(debts) });
    const made = () => bank.state.inscriptions.filter(({ estado }) => estado === 'ABIERTA').length;

    bank.setFault({ kind: 'error500', times: 1 }, 'inscribe');
    expect((await inscribe()).status).toBe(500);
    expect(made()).toBe(0);

    bank.setFault({ kind: 'network', afterWork: true, times: 1 }, 'inscribe');
    await expect(inscribe()).rejects.toThrow('Failed to fetch');
    expect(made()).toBe(1);

    expect((await inscribe()).status).toBe(200);
    expect(made()).toBe(1);
  });

  it('of mail fails every mail, and of links empties their url', async () => {
    const token = await guestToken();
    bank.setScenario({ mailFailure: true, emptyLink: true });
    const send = createSender(bank);
    expect(await send(correctCall('sendReceipt'))).toMatchObject({ status: 503 });
    expect(bank.outbox).toEqual([]);

    const { debts } = await debtsOf(token, 'aguas-lleuque-hogar', { serviceId: '10203040' });
    const { json } = await call<Inscribed>('/apiDashboardPago/inscripcion', {
      token,
      headers: newKey(),
      body: inscription(debts),
    });
    const link = await call('/apiDashboardPago/convierte-link', {
      token,
      body: { link: json.url },
    });
    expect(link.json).toEqual({ url: '', referencia: json.referencia });
  });

  it('is gone after a reset', async () => {
    bank.setFault({ kind: 'network' });
    bank.reset();
    expect(await guestToken()).toEqual(expect.any(String));
  });
});
