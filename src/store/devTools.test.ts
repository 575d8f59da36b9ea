import { keepAlive, login } from '../api/sessionApi.ts';
import { devTools, masked } from './devTools.ts';
import { activityNoticed, clockTicked } from './idleSlice.ts';
import { paymentRequested } from './payment/paymentSlice.ts';
import { loginRequested, payerIdentified, tokenRefreshed } from './sessionSlice.ts';

const jwt = 'eyJhbGciOiJub25lIn0.eyJpZHUiOiJ1LTEiLCJzdWIiOiIxMjM0NTY3OC01In0.ZGQ0ZjY3NzA';
const secrets = [jwt, 'Portal2024', 'pagador@ejemplo.cl', '12345678-5', '12.345.678-5'];

const reveals = (value: unknown) =>
  secrets.filter((secret) => JSON.stringify(masked(value)).includes(secret));

describe('T12 Redux DevTools', () => {
  it.each([
    ['the login', loginRequested({ email: 'pagador@ejemplo.cl', password: 'Portal2024' })],
    [
      'the payer',
      payerIdentified({
        bearer: `Bearer ${jwt}`,
        userData: { idu: 'u-1', docUsr: '12345678-5', email: 'pagador@ejemplo.cl' },
      }),
    ],
    ['a renewed token', tokenRefreshed({ bearer: `Bearer ${jwt}`, replaces: `Bearer ${jwt}` })],
    ['the payer’s e-mail', paymentRequested({ email: 'pagador@ejemplo.cl' })],
    [
      'the arguments of a call',
      {
        type: 'bank/executeMutation/pending',
        meta: {
          arg: {
            endpointName: login.name,
            originalArgs: { email: 'pagador@ejemplo.cl', password: 'Portal2024' },
          },
        },
      },
    ],
    ['a document as an argument', { meta: { arg: { originalArgs: '12345678-5' } } }],
    [
      'the body of a call',
      { correo: 'pagador@ejemplo.cl', claveActual: 'Portal2024', claveNueva: 'Portal2024' },
    ],
    ['recipients', { destinatarios: ['pagador@ejemplo.cl'] }],
    [
      'the key of a cached answer',
      { queries: { 'consultDebts({"value":"12345678-5"})': { status: 'ok' } } },
    ],
    ['an address in a URL', { url: 'https://banco.cl/icp?cp=pagador%40ejemplo.cl' }],
    ['a RUT with its dots', { text: 'RUT 12.345.678-5' }],
    ['a looked-up RUT', { query: { kind: 'CLIENT_ID', values: ['12345678-5', '123456785'] } }],
    ['a reference', { reference: { clientId: '123456785' } }],
    ['what hangs below a secret name', { password: { typed: ['Portal2024'] } }],
    ['a token inside a list', [{ headers: [`Bearer ${jwt}`] }]],
  ])('show nothing of %s', (_name, value) => {
    expect(reveals(value)).toEqual([]);
  });

  it('show a lookup’s undotted RUT neither', () => {
    expect(JSON.stringify(masked({ kind: 'CLIENT_ID', value: '123456785' }))).not.toContain(
      '123456785',
    );
  });

  it('show no request, which holds its headers', () => {
    const meta = { baseQueryMeta: { request: new Request('http://x.cl/?usuario=12345678-5') } };
    expect(masked(meta)).toEqual({ baseQueryMeta: { request: '[Request]' } });
  });

  it('show everything else as it is, under readable names', () => {
    const state = {
      cart: {
        items: [{ id: 'd-1', invoiceId: 'F-001', amount: 25990, company: { name: 'Agua' } }],
      },
      lookup: { step: 2, kind: 'SERVICE_ID', values: ['10203040'] },
      idle: { status: 'running', lastActivity: 1_795_179_356_922 },
      none: null,
    };
    expect(masked(state)).toEqual(state);
    expect(masked(loginRequested({ email: 'a@b.cl', password: 'x' })).type).toBe(
      'session/loginRequested',
    );
  });

  it('mask what did not change once', () => {
    const part = { email: 'pagador@ejemplo.cl' };
    expect(masked({ part }).part).toBe(masked({ part, more: 1 }).part);
  });
});

describe('what Redux DevTools list', () => {
  const isListed = (action: { type: string }) => devTools.predicate?.({}, action);

  it('leaves out what the clock, the pointer and the keepalive dispatch', () => {
    const call = { requestId: 'r-1', arg: { endpointName: keepAlive.name, type: 'mutation' } };
    const routine = [
      clockTicked({ now: 0, held: false }),
      activityNoticed(0),
      { type: 'bank/executeMutation/pending', meta: { ...call, requestStatus: 'pending' } },
    ];
    expect(routine.map(isListed)).toEqual([false, false, false]);
  });

  it('lists what a payer does, with the line that dispatched it', () => {
    expect(isListed(paymentRequested({ email: 'pagador@ejemplo.cl' }))).toBe(true);
    expect(isListed(loginRequested({ email: 'pagador@ejemplo.cl', password: 'x' }))).toBe(true);
    expect(devTools.trace).toBe(true);
  });
});
