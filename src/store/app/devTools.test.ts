/** @jest-environment node */
import { assert, property, stringMatching } from 'fast-check';
import { keepAlive, login } from '../../api/sessionApi.ts';
import { isRut } from '../../lib/identifiers/rut.ts';
import { devTools, masked } from './devTools.ts';
import { activityNoticed, clockTicked } from '../session/idleSlice.ts';
import { paymentRequested } from '../payment/paymentSlice.ts';
import { loginRequested, payerIdentified, tokenRefreshed } from '../session/sessionSlice.ts';

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

  it('do not show a lookup’s RUT without dots', () => {
    expect(JSON.stringify(masked({ kind: 'CLIENT_ID', value: '123456785' }))).not.toContain(
      '123456785',
    );
  });

  it('do not show even the length of a payment’s key, by any of its names', () => {
    const keys = { 'X-PAYMENT-KEY': 'ab', 'Idempotency-Key': 'ab', codigoCarro: 'ab' };
    expect(Object.values(masked(keys))).toEqual(['•••', '•••', '•••']);
  });

  it('show no request, which contains its headers', () => {
    const meta = { baseQueryMeta: { request: new Request('http://x.cl/?usuario=12345678-5') } };
    expect(masked(meta)).toEqual({ baseQueryMeta: { request: '[Request]' } });
  });

  it('show figures, the program’s words and the catalogue’s company names unchanged', () => {
    const state = {
      cart: { items: [{ amount: 25990, contract: { id: 'c-1' }, company: { name: 'Agua' } }] },
      lookup: { step: 2, kind: 'SERVICE_ID', companyId: 'agua', date: '2026-11-20T10:00:00.000Z' },
      idle: { status: 'running', lastActivity: 1_795_179_356_922 },
      configuration: { collectorId: 'portal' },
      none: null,
    };
    expect(masked(state)).toEqual(state);
    expect(masked(loginRequested({ email: 'a@b.cl', password: 'x' })).type).toBe(
      'session/loginRequested',
    );
  });

  it('show another text of the same shape for each possibly personal one, always the same', () => {
    const texts = ['ana.perez@ejemplo.cl', '12345678-5', '7.654.321-6', 'https://b.cl/icp?id=Ab1'];
    const shown = masked(texts);
    for (const [at, text] of texts.entries()) expect(shown[at]).not.toBe(text);
    expect(shown[0]).toMatch(/^[a-z]{3}\.[a-z]{5}@[a-z]{7}\.[a-z]{2}$/);
    expect(shown[1]).toMatch(/^\d{8}-[\dK]$/);
    expect(shown.slice(1, 3).map(isRut)).toEqual([true, true]);
    expect(shown[3]).toMatch(/^https:\/\/b\.cl\/[a-z]{3}\?[a-z]{2}=[a-z]{2}\d$/);
    expect(masked([...texts])).toEqual(shown);
  });

  it('show nothing of a text in an unexpected place', () => {
    const text = stringMatching(/^[\w@.-]{6,10}[a-z0-9]{6}$/);
    assert(
      property(text, text, stringMatching(/^[a-z]{1,3}[A-Z]{1,3}$/), (value, key, name) => {
        const state = { [name]: { [`${key} 1`]: [{ [name]: value }] }, [`f(${value})`]: value };
        const shown = JSON.stringify(masked(state));
        expect(shown).not.toContain(value);
        expect(shown).not.toContain(key);
      }),
    );
  });

  it('mask unchanged parts only once', () => {
    const part = { email: 'pagador@ejemplo.cl' };
    expect(masked({ part }).part).toBe(masked({ part, more: 1 }).part);
  });
});

describe('the list of Redux DevTools', () => {
  const isListed = (action: { type: string }) => devTools.predicate?.({}, action);

  it('leaves out actions of the clock, the pointer and the keepalive', () => {
    const call = { requestId: 'r-1', arg: { endpointName: keepAlive.name, type: 'mutation' } };
    const routine = [
      clockTicked({ now: 0, held: false }),
      activityNoticed(0),
      { type: 'bank/executeMutation/pending', meta: { ...call, requestStatus: 'pending' } },
    ];
    expect(routine.map(isListed)).toEqual([false, false, false]);
  });

  it('has a payer’s actions, with the line that dispatched each', () => {
    expect(isListed(paymentRequested({ email: 'pagador@ejemplo.cl' }))).toBe(true);
    expect(isListed(loginRequested({ email: 'pagador@ejemplo.cl', password: 'x' }))).toBe(true);
    expect(devTools.trace).toBe(true);
  });

  it('has no export of its own, which would mask nothing', () => {
    const { features } = devTools;
    expect([features?.export, features?.import, features?.jump]).toEqual([
      undefined,
      undefined,
      true,
    ]);
  });
});
