import { demoPassword } from '../bank/demo.ts';
import { createTestBank } from '../testing/testBank.ts';
import { call, debtQuery, guestToken } from '../testing/testClient.ts';
import { correctCall } from '../testing/correctCalls.ts';
import {
  asPayer,
  child,
  createSender,
  get,
  linkMail,
  mail,
  origin,
  person,
  post,
} from '../testing/testCalls.ts';
import type { Correct } from '../testing/testCalls.ts';

const bank = createTestBank();
const send = createSender(bank);
beforeAll(bank.listen);
afterEach(() => {
  bank.reset();
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});
afterAll(bank.close);

describe('a request outside the contract is refused and logged', () => {
  const water = debtQuery(['aguas-lleuque-hogar', { serviceId: '10203040' }]);
  const changed =
    (name: string, edit: (body: Record<string, unknown>) => object): Correct =>
    (prepared) => {
      const [path, options = {}] = correctCall(name)(prepared);
      return [
        path,
        {
          token: prepared.guest,
          ...options,
          body: edit(structuredClone(options.body) as Record<string, unknown>),
        },
      ];
    };

  it.each<[what: string, correct: Correct]>([
    ['an unknown field', post('/ApiConsultaDeuda/consulta/', { ...water, otro: 1 })],
    [
      'an unknown field deep inside',
      changed('inscribe', (body) => ({
        ...body,
        debts: [{ ...(body['debts'] as object[])[0], otro: 1 }],
      })),
    ],
    ['a missing field', changed('consultDebts', (body) => ({ ...body, channel: undefined }))],
    [
      'text where a number belongs',
      changed('consultDebts', (body) => ({ ...body, idTrxRec: String(body['idTrxRec']) })),
    ],
    ['another collector', changed('inscribe', (body) => ({ ...body, collectorId: 'OTRO' }))],
    ['another message type', changed('consultDebts', (body) => ({ ...body, msgType: 'OTRO' }))],
    ['another channel', changed('consultDebts', (body) => ({ ...body, channel: 'Sucursal' }))],
    [
      'a date without offset',
      changed('inscribe', (body) => ({ ...body, date: '2026-11-20T10:00:00' })),
    ],
    ['a negative amount', changed('notifyLink', (body) => ({ ...body, cantidad: [-1] }))],
    ['another payer’s user id', changed('inscribe', (body) => ({ ...body, userId: 'u-1' }))],
    [
      'a link outside the portal',
      changed('notifyLink', (body) => ({ ...body, link: `${origin}/otra` })),
    ],
    [
      'spaces between recipients',
      changed('notifyLink', (body) => ({ ...body, correo: 'a@x.cl, b@y.cl' })),
    ],
    ['another sender', changed('notifyLink', (body) => ({ ...body, de: 'otro@x.cl' }))],
    [
      'recipients in the second contact mail',
      changed('sendContactNotice', (body) => ({ ...body, destinatarios: ['a@x.cl'] })),
    ],
    [
      'no recipient in the first contact mail',
      changed('sendContactMail', (body) => ({ ...body, destinatarios: undefined })),
    ],
    ['another page size', changed('getReceiptPage', (body) => ({ ...body, tamano_pagina: 10 }))],
    [
      'another filter',
      changed('getReceiptPage', (body) => ({
        ...body,
        parametros: [{ id_filtro: 'OTRO', valor: 'R' }],
      })),
    ],
    ['a body that is not JSON', () => ['/companies', { method: 'POST' }]],
    [
      'a body where none belongs',
      asPayer(post('/gestion_usuario/sesion_anterior', { algo: 1 }), 'PUT'),
    ],
    ['a query where none belongs', get('/companies?x=1')],
    ['an unknown query key', get('/payments?referencia=R&otro=1')],
    ['an invalid day', get('/payments?referencia=R&from=ayer')],
    ['another reason to log out', asPayer(get(`/gestion_usuario/logout?${person}&evento=otro`))],
    [
      'another company',
      asPayer(get('/gestion_usuario/estado_clave?empresa=OTRA&usuario=12345678-5')),
    ],
    ['a path without its final slash', post('/ApiConsultaDeuda/consulta', water)],
    ['a path that the bank does not know', get('/no-existe')],
    ['a password in the query', get('/payments?referencia=R&password=x')],
    ['a known password in the URL', get(`/payments?referencia=${demoPassword}`)],
    ['a mail without its provider', changed('sendReceipt', (body) => body)],
  ])('%s', async (what, correct) => {
    const withoutProvider = what.startsWith('a mail without')
      ? { headers: { 'MAIL-PROVIDER': null } }
      : {};
    const reply = await send(correct, withoutProvider);
    expect([400, 403, 404]).toContain(reply.status);
    expect(reply.json).toEqual({ message: expect.stringMatching(/\S/) });
    expect(bank.violations).toEqual([expect.objectContaining(reply.json)]);
    expect(bank.bank.state.requests.at(-1)?.violation).toBe(bank.violations[0]?.message);
  });

  it('the mail provider of another mail', async () => {
    expect(await send(correctCall('notifyLink'), { headers: mail })).toMatchObject({ status: 400 });
    expect(await send(correctCall('sendReceipt'), { headers: linkMail })).toMatchObject({
      status: 400,
    });
  });
});

it('a refusal that the contract describes is not logged', async () => {
  const token = await guestToken();
  const body = { correo: 'pagador@ejemplo.cl', password: 'otra' };
  expect(await call(`/basic/token/${child}`, { token, body })).toMatchObject({
    status: 401,
    json: { message: 'Error de autenticación: usuario o password incorrecto!' },
  });
  expect(bank.violations).toEqual([]);
});

describe('the XSRF cookie, once the page has it', () => {
  beforeEach(() => {
    document.cookie = 'XSRF-TOKEN=abc';
  });
  const sendReceipt = (headers: Record<string, string | null>) =>
    send(correctCall('sendReceipt'), { headers });

  it.each([
    ['its value', 'abc', 200],
    ['another value', 'xyz', 403],
    ['nothing', null, 403],
  ])('calls that change something must repeat it: %s', async (_what, value, status) => {
    expect(await sendReceipt({ 'X-XSRF-TOKEN': value })).toMatchObject({ status });
  });

  it('must not be in a header of a GET call', async () => {
    const token = await guestToken();
    expect(await call('/companies', { token })).toMatchObject({ status: 200 });
    expect(await call('/companies', { token, headers: { 'X-XSRF-TOKEN': 'abc' } })).toMatchObject({
      status: 400,
    });
  });
});
