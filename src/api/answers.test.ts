import { jest } from '@jest/globals';
import { isReadableAnswer } from '../../contract/calls.ts';
import { tableRows } from '../test/runs.ts';
import { openBareBank, watchConsole } from '../test/wire/bareBank.ts';
import type { BareAnswer, BareStore } from '../test/wire/bareBank.ts';
import { changed, fieldsOf, spoilt } from '../test/wire/spoiltFields.ts';
import { wireAccount, wireDashboard, wireItem, wireUserInfo } from '../test/wire/wireSamples.ts';
import { addAccount, deleteAccount, renameAccount } from './accountsApi.ts';
import { once } from './bankApi.ts';
import { inscribe } from './checkoutApi.ts';
import { getConfiguration } from './configurationApi.ts';
import { errorMessage, isOutcomeUnknown } from './errors.ts';
import { bearerOf } from './guestToken.ts';
import { sendContactMail, sendReceipt } from './mailApi.ts';
import { changePassword, requestResetCode, resetPassword } from './passwordsApi.ts';
import { getPaymentLink, notifyLink } from './paymentLinkApi.ts';
import {
  closeOtherSession,
  getLastLogin,
  getPasswordState,
  getPolicy,
  login,
  refreshToken,
} from './sessionApi.ts';
import { getUserInfo } from './userInfoApi.ts';
import { deleteUser, getProfile, register, updateUser } from './usersApi.ts';

type Ask = (store: BareStore) => Promise<{ data?: unknown; error?: unknown }>;

const person = { names: 'Ana', surnames: 'Rojas', email: 'ana@ejemplo.cl', phone: '+56911112222' };
const mail = {
  ...person,
  name: 'Ana',
  comment: 'Hola',
  uniqueNumber: '1',
  contactUrl: '/contacto',
};
const account = { idu: 'u-1', id: 'a-1' };
const dashboard = 'http://localhost:3000/api/apiDashboardPago/links/1';

/** Calls that the bank may confirm with `{}`. */
const confirmed: Record<string, Ask> = {
  'the visitor’s contact mail': ({ dispatch }) =>
    dispatch(
      sendContactMail.initiate(
        { captchaToken: 'c', sender: 's', recipient: 'ana@ejemplo.cl', mail },
        { track: false },
      ),
    ),
  'the desk’s contact mail': ({ dispatch }) =>
    dispatch(sendContactMail.initiate({ captchaToken: 'c', sender: 's', mail }, { track: false })),
  'a receipt by mail': ({ dispatch }) =>
    dispatch(sendReceipt.initiate({ email: 'ana@ejemplo.cl', html: '<p>' }, { track: false })),
  'the notice of a link': ({ dispatch }) =>
    dispatch(
      notifyLink.initiate(
        { recipients: ['a@b.cl'], link: '/', items: [], paymentKey: 'C' },
        { track: false },
      ),
    ),
  'a change of password': ({ dispatch }) =>
    dispatch(
      changePassword.initiate(
        { document: '1-9', currentPassword: 'a', newPassword: 'b' },
        { track: false },
      ),
    ),
  'a code for a new password': ({ dispatch }) =>
    dispatch(requestResetCode.initiate('ana@ejemplo.cl', { track: false })),
  'a new password by code': ({ dispatch }) =>
    dispatch(
      resetPassword.initiate(
        { email: 'ana@ejemplo.cl', code: '123456', newPassword: 'b' },
        { track: false },
      ),
    ),
  'the end of another session': ({ dispatch }) =>
    dispatch(closeOtherSession.initiate(undefined, { track: false })),
  'the end of an account': ({ dispatch }) => dispatch(deleteUser.initiate('1-9', { track: false })),
  'a change of personal data': ({ dispatch }) =>
    dispatch(updateUser.initiate({ ...person, document: '1-9' }, { track: false })),
  'the removal of an account': ({ dispatch }) =>
    dispatch(deleteAccount.initiate(account, { track: false })),
  'a new alias': ({ dispatch }) =>
    dispatch(renameAccount.initiate({ ...account, alias: 'x' }, { track: false })),
};

describe.each(Object.entries(confirmed))('%s', (_, ask) => {
  it.each(
    tableRows<[string, BareAnswer]>([
      ['{}', { body: {} }],
      ['204', { status: 204 }],
      ['an empty 200', { body: '' }],
      ['a blank one', { body: ' \r\n ' }],
      ['null', { body: 'null' }],
      ['that it succeeded', { body: { success: true, error: null, errors: [] } }],
      ['a message alone', { body: { message: 'Listo' } }],
    ]),
  )('succeeds when the bank answers %s, and is called once', async (_name, answer) => {
    // After a change of personal data the portal fetches the data again; this bank's answer to that
    // call is invalid and prints a warning.
    watchConsole();
    const { store, calls, answerWith } = openBareBank();
    answerWith(answer);
    expect((await ask(store)).error).toBeUndefined();
    expect(calls.filter((url) => !url.endsWith('/userinfo'))).toHaveLength(1);
  });

  it.each(
    tableRows<[string, object]>([
      ['an error', { error: 'ORA-00001' }],
      ['an error as an object', { error: { code: 17 } }],
      ['errors', { errors: ['no'] }],
      ['that it did not succeed', { success: false, message: 'Listo' }],
      ['that it is not ok', { ok: false }],
      ['the word for an error', { status: 'ERROR' }],
      ['the number of one', { status: 500, message: 'no' }],
    ]),
  )('has failed when the bank answers %s with a 200', async (_name, body) => {
    watchConsole();
    const { store, calls, answerWith } = openBareBank();
    answerWith({ body });
    const { error } = await ask(store);
    expect(errorMessage(error)).toBe('El banco no pudo hacer lo que pediste. Inténtalo de nuevo.');
    expect(isOutcomeUnknown(error)).toBe(false);
    expect(calls).toHaveLength(1);
  });

  it.each(
    tableRows([
      ['a text', '"listo"'],
      ['a list', '[]'],
      ['HTML', '<h1>Mantención</h1>'],
    ]),
  )('cannot be distinguished from %s', async (_name, body) => {
    watchConsole();
    const { store, answerWith } = openBareBank();
    answerWith({ body });
    const { error } = await ask(store);
    expect(errorMessage(error)).toMatch(/una respuesta que no pudimos leer/);
    expect(isOutcomeUnknown(error)).toBe(true);
  });
});

/** A call whose answer is a single record, which must be valid as a whole. */
interface Single {
  answer: Record<string, unknown>;
  ask: Ask;
}

const token = `x.${btoa(JSON.stringify({ idu: 'u-1', sub: '1-9' }))}.x`;

const singles: Record<string, Single> = {
  login: {
    answer: { access_token: token },
    ask: ({ dispatch }) =>
      dispatch(login.initiate({ email: 'ana@ejemplo.cl', password: 'x' }, { track: false })),
  },
  getUserInfo: {
    answer: wireUserInfo,
    ask: ({ dispatch }) => dispatch(getUserInfo.initiate('u-1', { forceRefetch: true })),
  },
  getPolicy: {
    answer: { tiempoDeInactividad: 5 },
    ask: ({ dispatch }) => dispatch(getPolicy.initiate('p', once)),
  },
  getLastLogin: {
    answer: { res: { estadoSesion: 'ACTIVA', fecha: '2026-11-20T10:32:07-03:00' } },
    ask: ({ dispatch }) => dispatch(getLastLogin.initiate('1-9', once)),
  },
  getPasswordState: {
    answer: { ept: 2 },
    ask: ({ dispatch }) => dispatch(getPasswordState.initiate('1-9', once)),
  },
  refreshToken: {
    answer: { newToken: token },
    ask: ({ dispatch }) => dispatch(refreshToken.initiate('1-9', { track: false })),
  },
  register: {
    answer: { idu: 'u-1', docUsr: '1-9' },
    ask: ({ dispatch }) =>
      dispatch(register.initiate({ ...person, rut: '1-9', password: 'x' }, { track: false })),
  },
  getProfile: {
    answer: { id: 'p', nombre: 'Pagador' },
    ask: ({ dispatch }) => dispatch(getProfile.initiate('p', { forceRefetch: true })),
  },
  addAccount: {
    answer: wireAccount('a-1'),
    ask: ({ dispatch }) =>
      dispatch(
        addAccount.initiate(
          {
            idu: 'u-1',
            alias: 'x',
            contract: { id: 'c', secondId: '1' },
            kind: 'SERVICE_ID',
            value: '1',
          },
          { track: false },
        ),
      ),
  },
  inscribe: {
    answer: {
      codigoCarro: 'C-1',
      referencia: 'R-1',
      url: 'http://localhost:3000/banco/?sessionid=1',
    },
    ask: ({ dispatch }) =>
      dispatch(
        inscribe.initiate(
          { idempotencyKey: 'k', userId: '', date: '', items: [] },
          { track: false },
        ),
      ),
  },
  getPaymentLink: {
    answer: { ...wireDashboard(wireItem('1', 3000)), estado: 'PENDIENTE' },
    ask: ({ dispatch }) => dispatch(getPaymentLink.initiate(dashboard, { forceRefetch: true })),
  },
};

describe.each(Object.entries(singles))('T18 the answer to %s', (endpoint, single) => {
  const { answer, ask } = single;

  it('is read if it is complete', async () => {
    const { store, answerWith } = openBareBank();
    answerWith({ body: answer });
    expect((await ask(store)).error).toBeUndefined();
  });

  it.each(fieldsOf(answer))('is an error without %s, or with another type of it', async (field) => {
    const { store, answerWith } = openBareBank();
    const lines = watchConsole();
    let errors = 0;
    for (const change of [() => undefined, () => null, spoilt]) {
      const body = changed(answer, field, change);
      answerWith({ body });
      const { error } = await ask(store);
      if (isReadableAnswer(endpoint, body)) {
        expect(error).toBeUndefined();
      } else {
        expect(errorMessage(error)).toMatch(/una respuesta que no pudimos leer/);
        errors += 1;
      }
    }
    for (const line of lines)
      expect(line).toMatch(new RegExp(`^${endpoint}: .*no cumple el contrato`));
    expect(lines).toHaveLength(errors);
  });
});

describe('the personal data', () => {
  it('of another payer than the signed-in one are refused', async () => {
    watchConsole();
    const { store, answerWith } = openBareBank();
    answerWith({ body: { ...wireUserInfo, idu: 'u-2' } });
    const { data, error } = await store.dispatch(getUserInfo.initiate('u-1'));
    expect(data).toBeUndefined();
    expect(errorMessage(error)).toBe('La información no está correcta, intenta nuevamente.');
    expect(JSON.stringify(store.getState().bank)).not.toContain(wireUserInfo.correo);
  });
});

describe('a configuration key', () => {
  it('is read by itself: a number as its text, an unreadable one as absent', async () => {
    const { store, answerWith } = openBareBank();
    const lines = watchConsole();
    answerWith({
      body: '{"paymentServiceId":17,"collectorId":{},"keyRecaptcha":null,"confsenderEmail":"x","constructor":1,"__proto__":{"reportPaymentServiceId":"y"},"otra":[]}',
    });
    const { data } = await store.dispatch(getConfiguration.initiate());
    expect(data).toEqual({ paymentServiceId: '17', confsenderEmail: 'x' });
    expect(lines).toEqual([expect.stringMatching(/^getConfiguration: collectorId no cumple/)]);
  });
});

describe('a token', () => {
  it.each(['a.b.c', 'Bearer a.b.c', 'bearer  a.b.c'])('that comes as %s is one token', (given) => {
    expect(bearerOf(given)).toBe('Bearer a.b.c');
  });
});

describe('a bank that asks to wait', () => {
  const seconds = (count: number) => new Date(Date.now() + count * 1_000).toUTCString();

  it.each([
    ['120', '2 minutos'],
    ['61', '2 minutos'],
    ['30', '30 segundos'],
    ['1', '1 segundo'],
    ['7200', '2 horas'],
    [seconds(86_400), '24 horas'],
  ])('for %s is shown in words, and not asked again before', async (header, words) => {
    const { store, calls, answerWith } = openBareBank();
    answerWith({ status: 429, body: { message: 'no' }, headers: { 'Retry-After': header } });
    const { error } = await store.dispatch(getProfile.initiate('p'));
    expect(errorMessage(error)).toBe(
      `El banco no está disponible en este momento. Inténtalo de nuevo en ${words}.`,
    );
    expect(calls).toHaveLength(1);
  });

  it('for longer than a payer waits is not asked again automatically', async () => {
    const { store, calls, answerWith } = openBareBank();
    answerWith({ status: 503, body: '<h1>', headers: { 'Retry-After': '120' } });
    const { error } = await store.dispatch(getProfile.initiate('p'));
    expect(errorMessage(error)).toMatch(/en 2 minutos\.$/);
    expect(calls).toHaveLength(1);
  });

  it('for a moment is asked again after it', async () => {
    jest.useFakeTimers();
    const { store, calls, answerWith } = openBareBank();
    answerWith({ status: 503, headers: { 'Retry-After': '5' } });
    const asked = store.dispatch(getProfile.initiate('p'));
    await jest.advanceTimersByTimeAsync(4_900);
    expect(calls).toHaveLength(1);
    answerWith({ body: { nombre: 'Pagador' } });
    await jest.advanceTimersByTimeAsync(200);
    expect((await asked).data).toBe('Pagador');
    expect(calls).toHaveLength(2);
    jest.useRealTimers();
  });

  it.each(['', 'pronto', '-5'])('with %j has no time to wait', async (header) => {
    const { store, answerWith } = openBareBank();
    answerWith({ status: 429, headers: { 'Retry-After': header } });
    const { error } = await store.dispatch(getProfile.initiate('p'));
    expect(errorMessage(error)).toMatch(/en unos minutos\.$/);
  });
});
