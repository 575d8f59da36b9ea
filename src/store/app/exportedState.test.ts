import { sampleAttempt } from '../../test/sampleAttempt.ts';
import { rememberedAccount } from '../../test/rememberedAccount.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import { emptyCart } from '../cart/cartRules.ts';
import { masked } from './devTools.ts';
import { exportState, importState } from './exportedState.ts';
import { rootReducer } from './rootReducer.ts';
import type { RootState } from './rootReducer.ts';
import { jsonIn, readText } from '../device/storageAreas.ts';
import { storedSlices } from './storedSlices.ts';

const payer = { idu: 'u-9041', docUsr: '12345678-5', email: 'pagador@ejemplo.cl' };
const item = sampleItem({
  id: 'deuda-7781',
  invoiceId: 'F-900123',
  debtFrontId: 'frente-5512',
  account: { kind: 'CLIENT_ID', value: '12345678-5' },
});
const waiting = { ...item, id: 'deuda-7782', invoiceId: 'F-900124', debtFrontId: 'frente-5513' };
const empty = rootReducer(undefined, { type: '' });
const full: RootState = {
  ...empty,
  session: {
    token: 'Bearer secreto-1234',
    userData: payer,
    userInfo: { nombre: 'Fernanda', apellidos: 'Quintrileo', segundoApellido: 'Huenchumil' },
    currentUser: payer,
    guestToken: 'Bearer visita-1234',
  },
  cart: { ...emptyCart, items: [item], queue: [waiting], changedAt: 1 },
  lookup: {
    ...empty.lookup,
    step: 2,
    companyId: 'agua',
    contractId: 'agua-1',
    query: { kind: 'CLIENT_ID', values: ['12345678-5'], transactionId: 1, date: '2026-11-20' },
    lastUsed: [{ contractId: 'agua-1', kind: 'SERVICE_ID', value: '10203040' }],
  },
  payment: {
    ...empty.payment,
    attempts: [
      sampleAttempt({
        items: [item],
        owner: payer.idu,
        reference: 'REF-778812',
        startedAt: Date.now(),
      }),
    ],
    receipts: [{ reference: 'REF-778812', state: 'sent', requests: 1, at: Date.now() }],
    clientEmail: 'fernanda@correo.cl',
    emailUsedAt: Date.now(),
  },
  paymentLink: { ...empty.paymentLink, emails: 'destino@correo.cl' },
  rememberedAccounts: [
    rememberedAccount({ alias: 'Casa de la abuela', value: '55667788', usedAt: 1 }),
  ],
};
const secrets =
  /u-9041|12345678|pagador|ejemplo|secreto|visita|Fernanda|Quintrileo|Huenchumil|deuda-778|F-90012|frente-55|10203040|REF-778812|correo\.cl|destino|abuela|55667788/i;

/** Reads the slices from the storage, as the next page load does. */
const restored = () =>
  Object.fromEntries(
    (['cart', 'lookup', 'payment', 'rememberedAccounts'] as const).map((name) => {
      const { area, read } = storedSlices[name];
      return [name, read(jsonIn(area), (key) => readText(area, key))];
    }),
  );

it('T12 an exported state contains no text of a payer', () => {
  expect(JSON.stringify(full)).toMatch(secrets);
  expect(exportState(full)).not.toMatch(secrets);
});

it('an exported state fits the schemas of the stored one, so that another page restores it', () => {
  importState(exportState(full), 'u-1');
  const { cart, lookup, payment, rememberedAccounts } = masked(full);
  const [attempt] = payment.attempts;
  expect(restored()).toEqual({
    cart,
    lookup,
    payment: {
      ...payment,
      attempts: [{ ...attempt, owner: 'u-1', idempotencyKey: undefined, paymentKey: undefined }],
    },
    rememberedAccounts,
  });
  expect(sessionStorage.getItem('token')).toBeNull();
});

it('an imported state replaces the stored one, also with absent parts', () => {
  importState(exportState(full), '');
  importState(exportState(empty), '');
  expect(restored()).toEqual({
    cart: undefined,
    lookup: empty.lookup,
    payment: empty.payment,
    rememberedAccounts: [],
  });
});

it.each(['', '{}', '[]', '{"session":{},"cart":{}}', 'null'])(
  'refuses %j, which is no exported state, and stores nothing of it',
  (text) => {
    expect(() => importState(text, '')).toThrow(/JSON|undefined|null/);
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  },
);
