import { jest } from '@jest/globals';
import { configureStore, createAction, createReducer } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import { HttpResponse, delay, http } from 'msw';
import { setupServer } from 'msw/node';
import { sandboxSettings } from '../../mocks/bank/environment.ts';
import { environment } from '../config/environment.ts';
import { hurry, isPauseBeforeRepetition } from '../test/hurry.ts';
import { bankApi } from './bankApi.ts';
import type { BankCall } from './baseQuery.ts';
import { inscribe, registerPayerEmail } from './checkoutApi.ts';
import { bankMessage, errorMessage, isOutcomeUnknown, isSessionOver } from './errors.ts';
import { guestTokenIssued, sessionExpired } from './events.ts';
import type { TokenState } from './events.ts';
import { convertLink } from './paymentLinkApi.ts';

const api = 'http://localhost:3000/api';
const seen: Request[] = [];
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  jest.restoreAllMocks();
  server.resetHandlers();
  seen.length = 0;
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});
afterAll(() => server.close());

const testApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    call: build.mutation<unknown, BankCall>({ query: (call) => call }),
    read: build.query<unknown, string>({ query: (url) => ({ url }) }),
  }),
});

/** Replaces the payer's token, like a refresh during a call. */
const tokenRenewed = createAction<string>('tokenRenewed');
const otherPayerCame = createAction('otherPayerCame');

/**
 * Creates a store with the state that the base query reads. `expired` lists the tokens with which a
 * session expired.
 */
function makeStore(session: TokenState['session'] = {}) {
  const expired: string[] = [];
  const noteExpiry: Middleware = () => (next) => (action) => {
    if (sessionExpired.match(action)) expired.push(action.payload.bearer);
    return next(action);
  };
  const store = configureStore({
    reducer: {
      session: createReducer(session, (builder) =>
        builder
          .addCase(guestTokenIssued, (state, { payload }) => {
            state.guestToken = payload.bearer;
          })
          .addCase(tokenRenewed, (state, { payload }) => {
            state.token = payload;
          })
          .addCase(otherPayerCame, () => ({ token: 'Bearer q', userData: { idu: 'u-2' } })),
      ),
      connection: createReducer({ isLost: false }, () => undefined),
      bank: bankApi.reducer,
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { bankReady: Promise.resolve() } } })
        .concat(bankApi.middleware)
        .concat(noteExpiry),
  });
  return { store, expired };
}

let issued = 0;
const tokenHandler = http.post(`${api}/basic/token-guest`, ({ request }) => {
  seen.push(request);
  issued += 1;
  return HttpResponse.json({ access_token: `guest-${issued}` });
});
const bearerOf = (request: Request) => request.headers.get('Authorization');
const callsTo = (path: string) => seen.filter(({ url }) => url.endsWith(path));

beforeEach(() => {
  issued = 0;
});

function answer(path: string, respond: (request: Request) => Response | Promise<Response>) {
  server.use(
    http.all(`${api}${path}`, ({ request }) => {
      seen.push(request);
      return respond(request);
    }),
    tokenHandler,
  );
}

const ok = () => HttpResponse.json({});

describe('the headers of a call', () => {
  it('have the tenant and, without a payer, the guest’s token', async () => {
    answer('/x', ok);
    const { store } = makeStore({ guestToken: 'Bearer g' });
    await store.dispatch(testApi.endpoints.call.initiate({ url: '/x' }));
    const headers = seen[0]?.headers;
    expect(headers?.get('X-TENANT')).toBe(sandboxSettings.PORTAL_TENANT);
    expect(headers?.get('X-TENANT-ID')).toBe(sandboxSettings.PORTAL_TENANT_ID);
    expect(headers?.get('X-TENANT-CODE')).toBe(sandboxSettings.PORTAL_TENANT_CODE);
    expect(headers?.get('Authorization')).toBe('Bearer g');
    expect(headers?.get('MAIL-PROVIDER')).toBeNull();
  });

  it('have the payer’s token once signed in, except in a guest’s call (T11)', async () => {
    answer('/x', ok);
    answer('/recovery', ok);
    const { store } = makeStore({ token: 'Bearer p', guestToken: 'Bearer g' });
    await store.dispatch(testApi.endpoints.call.initiate({ url: '/x' }));
    await store.dispatch(testApi.endpoints.call.initiate({ url: '/recovery', asGuest: true }));
    expect(seen.map(bearerOf)).toEqual(['Bearer p', 'Bearer g']);
  });

  it.each([
    ['a payer', { token: 'Bearer p' }],
    ['a guest', { guestToken: 'Bearer g' }],
    ['nobody yet', {}],
  ])(
    'T08 T31 of %s are neither read from the browser’s cache nor kept in it',
    async (_, session) => {
      const asked = jest.spyOn(globalThis, 'fetch');
      answer('/x', ok);
      await makeStore(session).store.dispatch(testApi.endpoints.call.initiate({ url: '/x' }));
      for (const [request] of asked.mock.calls)
        expect(request).toMatchObject({ cache: 'no-store' });
      expect(asked).toHaveBeenCalled();
      asked.mockRestore();
    },
  );

  it('have the readable XSRF cookie on writes, but not on GET and not for the button’s origin', async () => {
    document.cookie = 'XSRF-TOKEN=a%3D1';
    answer('/x', ok);
    server.use(
      http.get('http://localhost:9000/Dashboard/icp', ({ request }) => {
        seen.push(request);
        return ok();
      }),
    );
    const { store } = makeStore({ guestToken: 'Bearer g' });
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      await store.dispatch(testApi.endpoints.call.initiate({ url: '/x', method }));
    }
    jest.replaceProperty(environment, 'paymentOrigins', ['http://localhost:9000']);
    const button = 'http://localhost:9000/pay?sessionid=1';
    const url = 'http://localhost:9000/Dashboard/icp';
    await store.dispatch(testApi.endpoints.call.initiate({ url, method: 'GET', button }));
    const xsrf = seen.map(({ headers }) => headers.get('X-XSRF-TOKEN'));
    expect(xsrf).toEqual([null, 'a=1', 'a=1', 'a=1', null]);
  });

  it('have an XSRF cookie that is not encoded, unchanged', async () => {
    document.cookie = 'XSRF-TOKEN=100%';
    answer('/x', ok);
    const { store } = makeStore({ guestToken: 'Bearer g' });
    await store.dispatch(testApi.endpoints.call.initiate({ url: '/x', method: 'POST' }));
    expect(seen.map(({ headers }) => headers.get('X-XSRF-TOKEN'))).toEqual(['100%']);
  });

  it('have the mail provider if a call names one', async () => {
    answer('/x', ok);
    const { store } = makeStore({ guestToken: 'Bearer g' });
    await store.dispatch(
      testApi.endpoints.call.initiate({ url: '/x', method: 'POST', mailProvider: 'correo' }),
    );
    expect(seen[0]?.headers.get('MAIL-PROVIDER')).toBe('correo');
  });
});

describe('T11 a bearer', () => {
  it.each([
    ['another origin', { url: 'http://evil.test/x' }],
    ['a lookalike of the API', { url: 'http://localhost:3000.evil.test/api' }],
    [
      'another origin than the button’s',
      { url: 'http://evil.test/', button: 'http://localhost:3000/banco/' },
    ],
    ['no URL at all', { url: 'x' }],
    ['a blob of the API’s origin', { url: 'blob:http://localhost:3000/api' }],
  ])('is never sent to %s', async (_name, call) => {
    const { store } = makeStore({ guestToken: 'Bearer g' });
    const { error } = await store.dispatch(testApi.endpoints.call.initiate(call));
    expect(errorMessage(error)).toBe('Este link no pertenece al banco.');
  });
});

describe('T32 a payment button that is not the bank’s', () => {
  const button = 'http://evil.test/pay?sessionid=1';
  it.each([
    ['the e-mail', () => registerPayerEmail.initiate({ button, email: 'ana@ejemplo.cl' })],
    ['no URL', () => registerPayerEmail.initiate({ button: 'x', email: 'ana@ejemplo.cl' })],
    ['a link', () => convertLink.initiate(button)],
  ])('gets no request: %s is refused before', async (_what, initiate) => {
    const asked = jest.spyOn(globalThis, 'fetch');
    const { store } = makeStore({ token: 'Bearer p' });
    const { error } = await store.dispatch(initiate() as ReturnType<typeof convertLink.initiate>);
    expect(errorMessage(error)).toMatch(/^No reconocemos la página de pago como del banco/);
    expect(isOutcomeUnknown(error)).toBe(false);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it.each(['http://evil.test/pay?sessionid=1', 'javascript:alert(1)', 'https://localhost:3000/'])(
    'is not accepted in an inscription: %s',
    async (url) => {
      expectConsole(/^inscribe: la respuesta no cumple el contrato en url$/);
      answer('/apiDashboardPago/inscripcion', () =>
        HttpResponse.json({ codigoCarro: 'C-1', referencia: 'R-1', url }),
      );
      const { store } = makeStore({ guestToken: 'Bearer g' });
      const { error } = await store.dispatch(
        inscribe.initiate({
          idempotencyKey: 'k',
          userId: '',
          date: '2026-11-26T10:00:00-03:00',
          items: [],
        }),
      );
      expect(errorMessage(error)).toMatch(/^No reconocemos la página de pago como del banco/);
    },
  );

  it.each([
    'http://evil.test/api/apiDashboardPago/dashboard/1',
    'http://localhost:3000/api/gestion_usuario/logout',
    'http://localhost:3000/api/apiDashboardPago/dashboard/%31',
    'javascript:alert(1)',
  ])(
    'T33 is not accepted in a link, nor is a link that /pagoEmail would not open: %s',
    async (url) => {
      expectConsole(/^convertLink: la respuesta no cumple el contrato en url$/);
      answer('/apiDashboardPago/convierte-link', () =>
        HttpResponse.json({ url, referencia: 'R-1' }),
      );
      const { store } = makeStore({ guestToken: 'Bearer g' });
      const { data, error } = await store.dispatch(
        convertLink.initiate('http://localhost:3000/banco/?sessionid=1'),
      );
      expect(data).toBeUndefined();
      expect(error).toBeDefined();
    },
  );
});

describe('T31 an answer that redirects', () => {
  hurry(isPauseBeforeRepetition);
  it.each([
    ['another origin', 'http://evil.test/companies', 302],
    ['another origin for good', 'http://evil.test/companies', 308],
    ['a session call of the bank', `${api}/gestion_usuario/logout`, 302],
    ['another path of the bank', `${api}/y`, 303],
  ])('to %s is a failure, and the other URL gets no request', async (_where, location, status) => {
    const reached: string[] = [];
    answer('/x', () => new HttpResponse(null, { status, headers: { Location: location } }));
    server.use(
      http.all(location, ({ request }) => {
        reached.push(request.url);
        return HttpResponse.json({ access_token: 'foreign' });
      }),
    );
    const { store, expired } = makeStore({ token: 'Bearer p' });
    for (const method of ['GET', 'POST']) {
      const { data, error } = await store.dispatch(
        testApi.endpoints.call.initiate({ url: '/x', method }),
      );
      expect(data).toBeUndefined();
      expect(errorMessage(error)).toMatch(/^No pudimos conectarnos con el banco/);
    }
    expect(reached).toEqual([]);
    expect(expired).toEqual([]);
  });

  it('is not accepted for a guest’s token either', async () => {
    expectConsole(/^constructorApp > generateToken > Error$/);
    const reached: string[] = [];
    server.use(
      http.post(`${api}/basic/token-guest`, () => HttpResponse.redirect('http://evil.test/', 307)),
      http.all('http://evil.test/', ({ request }) => {
        reached.push(request.url);
        return HttpResponse.json({ access_token: 'foreign' });
      }),
    );
    const { store } = makeStore();
    const { error } = await store.dispatch(testApi.endpoints.call.initiate({ url: '/x' }));
    expect(error).toBeDefined();
    expect(reached).toEqual([]);
  });
});

describe('the guest token', () => {
  it('is requested once for all calls that lack it, with tenant headers only', async () => {
    answer('/x', ok);
    const { store } = makeStore();
    await Promise.all(
      [1, 2, 3].map(() => store.dispatch(testApi.endpoints.call.initiate({ url: '/x' }))),
    );
    const asked = callsTo('/basic/token-guest');
    expect(asked).toHaveLength(1);
    expect(asked.map(bearerOf)).toEqual([null]);
    expect(await asked[0]?.clone().json()).toEqual({
      credentials: sandboxSettings.PORTAL_CREDENTIALS,
    });
    expect(callsTo('/x').map(bearerOf)).toEqual(Array(3).fill('Bearer guest-1'));
  });

  it('T10 is renewed once for all calls with a 401, and each is repeated once', async () => {
    answer('/x', async (request) => {
      await delay(5);
      return bearerOf(request) === 'Bearer old' ? new HttpResponse(null, { status: 401 }) : ok();
    });
    const { store } = makeStore({ guestToken: 'Bearer old' });
    const results = await Promise.all(
      Array.from({ length: 10 }, () =>
        store.dispatch(testApi.endpoints.call.initiate({ url: '/x' })),
      ),
    );
    expect(results.every(({ error }) => error === undefined)).toBe(true);
    expect(callsTo('/basic/token-guest')).toHaveLength(1);
    expect(callsTo('/x')).toHaveLength(20);
  });

  it('that is refused again is a failure, not a loop', async () => {
    answer('/x', () => HttpResponse.json({ message: 'No' }, { status: 401 }));
    const { store } = makeStore({ guestToken: 'Bearer old' });
    const { error } = await store.dispatch(testApi.endpoints.call.initiate({ url: '/x' }));
    expect(error).toMatchObject({ status: 401 });
    expect(callsTo('/x')).toHaveLength(2);
  });

  it.each([
    ['a refusal', new HttpResponse(null, { status: 500 })],
    ['no JSON', new HttpResponse('<html>', { status: 200 })],
    ['no token', HttpResponse.json({ access_token: 7 })],
  ])(
    'that cannot be issued (%s) is logged in the line of docs/product.md, and the call fails',
    async (_n, bad) => {
      expectConsole(/^constructorApp > generateToken > Error$/);
      server.use(http.post(`${api}/basic/token-guest`, () => bad.clone()));
      const { store } = makeStore();
      const { error } = await store.dispatch(testApi.endpoints.call.initiate({ url: '/x' }));
      expect(errorMessage(error)).toContain('El banco no está disponible');
      expect(console.error).toHaveBeenCalledWith('constructorApp > generateToken > Error');
    },
  );
});

describe('a signed-in payer’s 401', () => {
  it.each([
    'GET /gestion_usuario/userinfo',
    'GET /gestion_usuario/keepalive',
    'GET /gestion_usuario/refrescar_token',
    'PUT /gestion_usuario/sesion_anterior',
    'POST /gestion_usuario/cambiar_clave',
    'GET /apiportal/perfiles/pagador',
    'GET /apiportal/politica/estandar/politica',
    'PUT /apiportal/v1/usuariopp/x/12345678-5/',
    'GET /businessCategories',
    'GET /companies',
    'GET /payments',
    'POST /apiri/configuracionGeneral/consultarConfiguraciones',
    'POST /ApiConsultaDeuda/consulta/',
    'POST /apiDashboardPago/inscripcion',
    'POST /apiDashboardPago/notifica-link',
    'POST /apiri/enviaMail/enviaComprobante',
    'POST /apiReportePago/generic/get-comprobante-pago',
  ])('T10 at %s ends the session it was sent with, without an error', async (each) => {
    const [method = '', url = ''] = each.split(' ');
    answer(url, () => new HttpResponse(null, { status: 401 }));
    const { store, expired } = makeStore({ token: 'Bearer p' });
    const { error } = await store.dispatch(testApi.endpoints.call.initiate({ url, method }));
    expect(expired).toEqual(['Bearer p']);
    expect(isSessionOver(error)).toBe(true);
    expect(callsTo(url)).toHaveLength(1);
  });

  it.each([
    ['and then answered', 'Bearer new', []],
    ['and refused again', 'Bearer newer', ['Bearer new']],
  ])(
    'for a token that was renewed meanwhile is repeated with the new one, %s',
    async (_case, good, ended) => {
      const { store, expired } = makeStore({ token: 'Bearer old' });
      answer('/x', (request) => {
        store.dispatch(tokenRenewed('Bearer new'));
        return bearerOf(request) === good ? ok() : new HttpResponse(null, { status: 401 });
      });
      const { error } = await store.dispatch(testApi.endpoints.call.initiate({ url: '/x' }));
      expect(callsTo('/x').map(bearerOf)).toEqual(['Bearer old', 'Bearer new']);
      expect(isSessionOver(error)).toBe(ended.length > 0);
      expect(expired).toEqual(ended);
    },
  );

  it('for the token of a payer who has left is not repeated with the next payer’s token', async () => {
    const { store, expired } = makeStore({ token: 'Bearer p', userData: { idu: 'u-1' } });
    answer('/x', () => {
      store.dispatch(otherPayerCame());
      return new HttpResponse(null, { status: 401 });
    });
    const { error } = await store.dispatch(testApi.endpoints.call.initiate({ url: '/x' }));
    expect(callsTo('/x').map(bearerOf)).toEqual(['Bearer p']);
    expect(expired).toEqual(['Bearer p']);
    expect(isSessionOver(error)).toBe(true);
  });

  it('that arrives after the call was aborted has no effect', async () => {
    const { store, expired } = makeStore({ token: 'Bearer old' });
    answer('/x', () => {
      store.dispatch(tokenRenewed('Bearer of the next payer'));
      call.abort();
      return new HttpResponse(null, { status: 401 });
    });
    const call = store.dispatch(testApi.endpoints.call.initiate({ url: '/x' }));
    await call;
    await delay(20);
    expect(callsTo('/x').map(bearerOf)).toEqual(['Bearer old']);
    expect(expired).toEqual([]);
  });

  it('at the login that is not about the payer renews the guest’s token for the next press', async () => {
    answer('/login', () => HttpResponse.json({ message: 'Token vencido' }, { status: 401 }));
    const { store } = makeStore({ guestToken: 'Bearer old' });
    const call = { url: '/login', method: 'POST', isSignIn: true } as const;
    await store.dispatch(testApi.endpoints.call.initiate(call));
    expect(callsTo('/login')).toHaveLength(1);
    await delay(20);
    await store.dispatch(testApi.endpoints.call.initiate(call));
    expect(callsTo('/login').map(bearerOf)).toEqual(['Bearer old', 'Bearer guest-1']);
  });

  it('at the login itself is the login’s own answer', async () => {
    answer('/login', () => HttpResponse.json({ message: 'No' }, { status: 401 }));
    const { store, expired } = makeStore({ token: 'Bearer p' });
    const { error } = await store.dispatch(
      testApi.endpoints.call.initiate({ url: '/login', method: 'POST', isSignIn: true }),
    );
    expect(bankMessage(error)).toBe('No');
    expect(expired).toEqual([]);
  });
});

describe('a failed call', () => {
  hurry(isPauseBeforeRepetition);
  it.each([502, 503, 504])('that reads is repeated twice after a %d', async (status) => {
    answer('/x', () => new HttpResponse(null, { status }));
    const { store } = makeStore({ guestToken: 'Bearer g' });
    await store.dispatch(testApi.endpoints.read.initiate('/x', { subscribe: false }));
    expect(callsTo('/x')).toHaveLength(3);
  });

  it('keeps its status if a gateway answers in HTML', async () => {
    answer('/x', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }));
    const { store } = makeStore({ guestToken: 'Bearer g' });
    const { error } = await store.dispatch(
      testApi.endpoints.read.initiate('/x', { subscribe: false }),
    );
    expect(callsTo('/x')).toHaveLength(3);
    expect(errorMessage(error)).toMatch(/^El banco no está disponible/);
  });

  it('that reads is repeated when the network fails, and then succeeds', async () => {
    let calls = 0;
    answer('/x', () => {
      calls += 1;
      return calls < 3 ? HttpResponse.error() : HttpResponse.json({ ok: true });
    });
    const { store } = makeStore({ guestToken: 'Bearer g' });
    const { data } = await store.dispatch(
      testApi.endpoints.read.initiate('/x', { subscribe: false }),
    );
    expect(data).toEqual({ ok: true });
  });

  it('that reads is repeated when its answer breaks off', async () => {
    let calls = 0;
    const cut = () =>
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"ok":'));
          controller.error(new TypeError('network error'));
        },
      });
    answer('/x', () => {
      calls += 1;
      return calls < 3 ? new HttpResponse(cut()) : HttpResponse.json({ ok: true });
    });
    const { store } = makeStore({ guestToken: 'Bearer g' });
    const { data } = await store.dispatch(
      testApi.endpoints.read.initiate('/x', { subscribe: false }),
    );
    expect(data).toEqual({ ok: true });
  });

  it.each([
    ['POST', '/x', 503],
    ['PUT', '/x', 503],
    ['DELETE', '/x', 503],
    ['GET', '/gestion_usuario/keepalive', 503],
    ['GET', '/x', 500],
    ['GET', '/x', 404],
  ])('%s %s with %d is not repeated', async (method, path, status) => {
    answer(path, () => new HttpResponse(null, { status }));
    const { store } = makeStore({ guestToken: 'Bearer g' });
    await store.dispatch(testApi.endpoints.call.initiate({ url: path, method }));
    expect(callsTo(path)).toHaveLength(1);
  });
});
