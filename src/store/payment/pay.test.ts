import { jest } from '@jest/globals';
import { button, listed, openPayments } from '../../test/store/openPayments.ts';
import { sampleAttempt } from '../../test/sampleAttempt.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import { clearToasts, waitingToasts } from '../../ui/toasts/toasts.ts';
import { portalShownAgain } from '../device/appEvents.ts';
import { debtAdded, selectItems } from '../cart/cartSlice.ts';
import { sessionEnded } from '../session/sessionSlice.ts';
import { requestLinkPayment, requestPayment } from './pay.ts';
import { selectIsPaying, selectPaymentProblem } from './paymentSlice.ts';

afterEach(() => {
  jest.useRealTimers();
  clearToasts();
});

const [bill, other] = [sampleItem({ invoiceId: 'F-1' }), sampleItem({ invoiceId: 'F-2' })];
const press = requestPayment('ana@ejemplo.cl');
type Opened = ReturnType<typeof openPayments>;
const isPaying = ({ store }: Opened) => selectIsPaying(store.getState());
const problem = ({ store }: Opened) => selectPaymentProblem(store.getState())?.text;

describe('a press on "Pagar"', () => {
  it('registers the cart while no other tab does, stores it, sends the e-mail to the bank’s page and leaves for it', async () => {
    const portal = openPayments({ items: [bill] });
    portal.store.dispatch(press);
    await portal.pass();
    expect(portal.log).toEqual([
      'locks payment',
      'saves',
      'token-guest',
      'inscripcion',
      'saves',
      'frees payment',
      'icp',
      'leaves',
    ]);
    expect(portal.left).toEqual([button]);
    expect(portal.calls.at(-1)?.params).toEqual({ sessionid: 'S-1', cp: 'ana@ejemplo.cl' });
    expect(problem(portal)).toBeUndefined();
    // With `track: false`, RTK Query keeps neither arguments nor answers of mutations.
    expect(portal.store.getState().bank.mutations).toEqual({});
  });

  it('leaves for the bank’s page even if that does not accept the e-mail', async () => {
    const portal = openPayments({ items: [bill] });
    portal.answers['icp'] = () => new Response('', { status: 400 });
    portal.store.dispatch(press);
    await portal.pass();
    expect(portal.left).toEqual([button]);
  });

  it('can be repeated ten seconds after it left for a page that never loads, and not before', async () => {
    const portal = openPayments({ items: [bill] });
    portal.store.dispatch(press);
    await portal.pass();
    await portal.pass(9_990);
    expect(isPaying(portal)).toBe(true);
    portal.store.dispatch(press);
    await portal.pass();
    expect(portal.count('inscripcion')).toBe(1);
    await portal.pass(20);
    expect(isPaying(portal)).toBe(false);
  });

  it('can be repeated as soon as the payer is back, and is not released by the earlier one', async () => {
    const portal = openPayments({ items: [bill] });
    portal.store.dispatch(press);
    await portal.pass(5_000);
    portal.store.dispatch(portalShownAgain());
    await portal.pass();
    expect(isPaying(portal)).toBe(false);
    portal.store.dispatch(press);
    await portal.pass();
    expect(portal.left).toEqual([button, button]);
    await portal.pass(6_000);
    expect(isPaying(portal)).toBe(true);
  });

  it('charges only the amount on the button, even if a bill was added while an earlier payment was checked', async () => {
    const earlier = sampleAttempt({ items: [bill], reference: 'R-0' });
    const portal = openPayments({ items: [bill], payment: { attempts: [earlier] } });
    portal.answers['payments'] = () => {
      portal.store.dispatch(debtAdded({ item: other, limits: {} }));
      return { items: [], total: 0 };
    };
    portal.store.dispatch(press);
    await portal.pass();
    expect(portal.count('inscripcion')).toBe(0);
    expect(problem(portal)).toBe(
      'Tu carro cambió mientras pagabas. Revisa el total antes de pagar.',
    );
    expect(isPaying(portal)).toBe(false);
  });

  it('sends no request when another tab emptied the cart just before', async () => {
    const portal = openPayments();
    portal.store.dispatch(press);
    await portal.pass();
    expect(portal.calls).toEqual([]);
    expect(isPaying(portal)).toBe(false);
  });

  it('does not leave with a cart that changed after it was registered', async () => {
    const portal = openPayments({ items: [bill] });
    portal.answers['icp'] = () => {
      portal.store.dispatch(debtAdded({ item: other, limits: {} }));
      return {};
    };
    portal.store.dispatch(press);
    await portal.pass();
    expect(portal.left).toEqual([]);
    expect(problem(portal)).toBe(
      'Tu carro cambió mientras pagabas. Revisa el total antes de pagar.',
    );
    expect(isPaying(portal)).toBe(false);
  });

  it('shows the bank’s message when it refuses the cart, and can be repeated', async () => {
    const portal = openPayments({ items: [bill] });
    portal.answers['inscripcion'] = () => Response.json({ message: 'Cambió.' }, { status: 409 });
    portal.store.dispatch(press);
    await portal.pass();
    expect(portal.store.getState().payment.problem).toEqual({ kind: 'refused', text: 'Cambió.' });
    expect([portal.left, isPaying(portal)]).toEqual([[], false]);
    expect(portal.log.at(-1)).toBe('frees payment');
  });

  it('sends nothing without a network', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const reachHost = () => Promise.resolve(false);
    const portal = openPayments({ items: [bill], extra: { reachHost } });
    portal.store.dispatch(press);
    await portal.pass();
    expect([portal.log, isPaying(portal)]).toEqual([[], false]);
    expect(portal.store.getState().payment.problem).toEqual({
      kind: 'withheld',
      text: 'No hay conexión a internet y no enviamos nada. Inténtalo de nuevo cuando vuelva.',
    });
  });

  it('does not leave for the bank if the session ended meanwhile', async () => {
    const portal = openPayments({ items: [bill], idu: 'u-1' });
    portal.answers['icp'] = () => {
      portal.store.dispatch(sessionEnded('elsewhere'));
      return {};
    };
    portal.store.dispatch(press);
    await portal.pass();
    expect(portal.left).toEqual([]);
    expect(problem(portal)).toBeUndefined();
  });

  it('shows a message and can be repeated after an unexpected error', async () => {
    expectConsole(/no lock/);
    const exclusively = () => Promise.reject(new Error('no lock'));
    const portal = openPayments({ items: [bill], extra: { exclusively } });
    portal.store.dispatch(press);
    await portal.pass();
    expect(problem(portal)).toBe(
      'No pudimos continuar con tu pago. Tu carro sigue aquí: inténtalo de nuevo en unos minutos.',
    );
    expect(isPaying(portal)).toBe(false);
  });

  it('shows no message in a portal that was closed meanwhile', async () => {
    const lock = Promise.withResolvers<never>();
    const portal = openPayments({ items: [bill], extra: { exclusively: () => lock.promise } });
    portal.store.dispatch(press);
    await portal.pass();
    portal.close();
    lock.reject(new Error('closed'));
    await portal.pass();
    expect(problem(portal)).toBeUndefined();
    expect(isPaying(portal)).toBe(true);
  });
});

it('a bill that another tab is paying leaves the cart at the press, unpaid', async () => {
  const portal = openPayments({ items: [bill, other] });
  const theirs = sampleAttempt({ items: [bill], status: 'pending', startedAt: Date.now() });
  const stored = { version: 2, attempts: [theirs], receipts: [] };
  window.localStorage.setItem('payment', JSON.stringify(stored));
  portal.store.dispatch(press);
  await portal.pass();
  expect(selectItems(portal.store.getState())).toEqual([other]);
  expect([portal.count('inscripcion'), portal.left]).toEqual([0, []]);
});

describe('an earlier payment of the same bills', () => {
  const open = (items = [bill], cart = [bill, other]) =>
    openPayments({
      items: cart,
      payment: { attempts: [sampleAttempt({ items, reference: 'R-0' })] },
    });
  const answer = (portal: Opened, estado: string) => {
    portal.answers['payments'] = () => ({
      items: [listed([bill], { referencia: 'R-0', estado })],
      total: 1,
    });
  };

  it.each(['PAGADO', 'PENDIENTE'])(
    'that is %s removes its bills from the cart, stops the press, and is shown with the other bills',
    async (estado) => {
      const portal = open();
      answer(portal, estado);
      portal.store.dispatch(press);
      await portal.pass();
      expect(selectItems(portal.store.getState())).toEqual([other]);
      expect([portal.count('inscripcion'), portal.left, isPaying(portal)]).toEqual([0, [], false]);
      const told = waitingToasts().filter(({ text }) => text.startsWith('Esta deuda'));
      expect(told).toEqual([
        {
          text: 'Esta deuda ya está pagada o tiene un pago en curso: Aguas del Lleuque, F-1, $ 25.990. Lo demás sigue en tu carro.',
          targetClass: 'warning',
          outlivesScreen: true,
        },
      ]);
    },
  );

  it('that covers several bills is shown with the first three of them, and a count of the others', async () => {
    const taken = ['F-1', 'F-3', 'F-4\u202e', 'F-5', 'F-6'].map((invoiceId) =>
      sampleItem({ invoiceId }),
    );
    const portal = open(taken, [...taken, other]);
    portal.answers['payments'] = () => ({
      items: [listed(taken, { referencia: 'R-0', estado: 'PAGADO' })],
      total: 1,
    });
    portal.store.dispatch(press);
    await portal.pass();
    expect(selectItems(portal.store.getState())).toEqual([other]);
    expect(waitingToasts().map(({ text }) => text)).toEqual([
      'Estas deudas ya están pagadas o tienen un pago en curso: Aguas del Lleuque, F-1, $ 25.990; Aguas del Lleuque, F-3, $ 25.990; Aguas del Lleuque, F-4, $ 25.990; y 2 deudas más. Lo demás sigue en tu carro.',
    ]);
  });

  it('that covers the whole cart is not shown in a message', async () => {
    const portal = open([bill], [bill]);
    answer(portal, 'PAGADO');
    portal.store.dispatch(press);
    await portal.pass();
    expect(selectItems(portal.store.getState())).toEqual([]);
    expect(waitingToasts()).toEqual([]);
  });

  it('that was rejected does not matter', async () => {
    const portal = open();
    answer(portal, 'RECHAZADO');
    portal.store.dispatch(press);
    await portal.pass();
    expect(portal.left).toEqual([button]);
  });

  it('that the bank does not answer about stops the payment, with the reason', async () => {
    const portal = open();
    portal.answers['payments'] = () => Response.json({}, { status: 400 });
    portal.store.dispatch(press);
    await portal.pass();
    expect([portal.count('inscripcion'), portal.left]).toEqual([0, []]);
    expect(portal.store.getState().payment.problem).toEqual({
      kind: 'withheld',
      text: 'El banco no nos informa si un pago anterior de estas deudas se hizo. Para que no pagues dos veces, inténtalo de nuevo en unos minutos.',
    });
  });

  it('with a recent answer is unknown if the bank does not answer now', async () => {
    const portal = open();
    portal.answers['inscripcion'] = () => Response.json({ message: 'No.' }, { status: 409 });
    portal.store.dispatch(press);
    await portal.pass();
    portal.answers['payments'] = () => Response.json({}, { status: 400 });
    portal.store.dispatch(press);
    await portal.pass();
    expect(portal.count('inscripcion')).toBe(1);
    expect(portal.store.getState().payment.problem?.kind).toBe('withheld');
  });

  it('that the bank does not answer about is registered again if it is of this very cart', async () => {
    const portal = open([bill, other]);
    portal.answers['payments'] = () => Response.json({}, { status: 400 });
    portal.answers['inscripcion'] = () => ({ codigoCarro: 'C', referencia: 'R-0', url: button });
    portal.store.dispatch(press);
    await portal.pass();
    expect(portal.left).toEqual([button]);
  });

  it.each([
    ['shares no bill with the cart', sampleAttempt({ items: [other] })],
    ['was paid long ago', sampleAttempt({ items: [bill], status: 'paid', settledAt: 1 })],
  ])('is not fetched when it %s', async (_name, attempt) => {
    const portal = openPayments({ items: [bill], payment: { attempts: [attempt] } });
    portal.answers['inscripcion'] = () => ({ codigoCarro: 'C', referencia: 'R-9', url: button });
    portal.store.dispatch(press);
    await portal.pass();
    expect(portal.count('payments')).toBe(0);
    expect(portal.left).toEqual([button]);
  });

  it.each([
    ['stands as the portal cannot judge', 'other'],
    ['was rejected, and may have been tried again on the bank’s page,', 'rejected'],
  ] as const)('that %s is fetched again', async (_name, status) => {
    const attempt = sampleAttempt({ items: [bill], status, reference: 'R-0' });
    const portal = openPayments({ items: [bill], payment: { attempts: [attempt] } });
    answer(portal, 'PAGADO');
    portal.store.dispatch(press);
    await portal.pass();
    expect(portal.calls.find(({ name }) => name === 'payments')?.params).toEqual({
      referencia: 'R-0',
    });
    expect(portal.left).toEqual([]);
  });

  it('that was rejected does not matter if the bank does not answer about it', async () => {
    const attempt = sampleAttempt({ items: [bill], status: 'rejected', reference: 'R-0' });
    const portal = openPayments({ items: [bill, other], payment: { attempts: [attempt] } });
    portal.answers['payments'] = () => Response.json({}, { status: 400 });
    portal.store.dispatch(press);
    await portal.pass();
    expect(portal.left).toEqual([button]);
  });
});

describe('the registration of a cart', () => {
  const attempts = ({ store }: Opened) => store.getState().payment.attempts;

  it('sends payer, date and bills, without the accounts, which the attempt keeps', async () => {
    const item = { ...bill, account: { kind: 'SERVICE_ID', value: '10203040' } as const };
    const portal = openPayments({ items: [item], idu: 'u-1' });
    portal.store.dispatch(press);
    await portal.pass();
    const { body } = portal.calls.find(({ name }) => name === 'inscripcion') ?? {};
    expect(body).toMatchObject({
      userId: 'u-1',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/),
      debts: [{ id: bill.id }],
    });
    expect(JSON.stringify(body)).not.toContain('10203040');
    expect(attempts(portal)).toEqual([
      {
        items: [item],
        startedAt: expect.any(Number),
        owner: 'u-1',
        isPaidHere: true,
        idempotencyKey: expect.stringMatching(/^[\w-]{22}$/),
        paymentKey: 'C-1',
        status: 'open',
        reference: 'R-1',
      },
    ]);
  });

  it.each([500, 408])(
    'stays without an outcome when the bank fails with %i, and shows no message',
    async (status) => {
      const portal = openPayments({ items: [bill] });
      portal.answers['inscripcion'] = () => Response.json({}, { status });
      portal.store.dispatch(press);
      await portal.pass();
      expect(attempts(portal)).toMatchObject([{ status: 'asked', owner: '' }]);
      expect([problem(portal), isPaying(portal)]).toEqual([undefined, false]);
    },
  );

  it('without an answer continues as the same attempt when it is repeated', async () => {
    const portal = openPayments({ items: [bill] });
    portal.answers['inscripcion'] = () => Response.json({}, { status: 500 });
    portal.store.dispatch(press);
    await portal.pass();
    const [asked] = attempts(portal);
    await portal.pass(60_000);
    portal.answers['inscripcion'] = () => ({ codigoCarro: 'C', referencia: 'R-1', url: button });
    portal.store.dispatch(press);
    await portal.pass();
    expect(attempts(portal)).toMatchObject([{ status: 'open', startedAt: asked?.startedAt }]);
    expect(attempts(portal)).toHaveLength(1);
  });

  it.each([
    ['no connection', /^No hay conexión a internet/],
    ['no token', /^El banco no está disponible/],
  ])(
    'T03 without an answer stays without one if its repetition is not sent because there is %s',
    async (reason, message) => {
      const known = { ...sampleAttempt({ items: [bill] }), status: 'asked' as const };
      const portal = openPayments({
        items: [bill],
        payment: { attempts: [known] },
        extra: { reachHost: () => Promise.resolve(false) },
      });
      portal.answers['token-guest'] = () => Response.json({}, { status: 500 });
      if (reason === 'no token') expectConsole(/generateToken > Error/);
      // The connection is lost only after the press, because without a connection the press would
      // be refused before it repeats the registration.
      portal.store.dispatch(press);
      if (reason === 'no connection') jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      await portal.pass();
      expect(portal.count('inscripcion')).toBe(0);
      expect(attempts(portal)).toMatchObject([{ status: 'asked' }]);
      expect(portal.store.getState().payment.problem).toEqual({
        kind: 'withheld',
        text: expect.stringMatching(message),
      });
    },
  );

  const keysOf = ({ calls }: Opened) =>
    calls
      .filter(({ name }) => name === 'inscripcion')
      .map(({ headers }) => headers['idempotency-key']);

  it('T01 has a key of 128 random bits, stored before the call and in no URL', async () => {
    const portal = openPayments({ items: [bill] });
    let stored: unknown;
    portal.answers['inscripcion'] = () => {
      [stored] = attempts(portal).map(({ idempotencyKey }) => idempotencyKey);
      return { codigoCarro: 'C-1', referencia: 'R-1', url: button };
    };
    portal.store.dispatch(press);
    await portal.pass();
    const [key] = keysOf(portal);
    expect(key).toMatch(/^[\w-]{22}$/);
    expect(stored).toBe(key);
    expect(portal.log.indexOf('saves')).toBeLessThan(portal.log.indexOf('inscripcion'));
    expect(JSON.stringify(portal.calls.map(({ params }) => params))).not.toContain(key);
  });

  it.each(['asked', 'open'] as const)(
    'T01 T03 repeats the key and the items of an attempt at the same cart that is %s',
    async (status) => {
      const known = { ...sampleAttempt({ items: [bill, other] }), status };
      const cart = [
        { ...other, debtFrontId: '9-2' },
        { ...bill, debtFrontId: '9-1' },
      ];
      const portal = openPayments({ items: cart, payment: { attempts: [known] } });
      portal.store.dispatch(press);
      await portal.pass();
      expect(keysOf(portal)).toEqual([known.idempotencyKey]);
      const { body } = portal.calls.find(({ name }) => name === 'inscripcion') ?? {};
      expect(body).toMatchObject({
        debts: known.items.map(({ debtFrontId }) => ({ debtFrontId })),
      });
    },
  );

  it.each<[string, Parameters<typeof sampleAttempt>[0]]>([
    ['the bank rejected', { status: 'rejected' }],
    ['somebody else made', { owner: 'u-1' }],
    ['is of another cart', { items: [bill, other] }],
    ['an older portal stored without one', { idempotencyKey: undefined }],
  ])('has a new key after one that %s', async (_name, changes) => {
    const known = sampleAttempt({ items: [bill], reference: 'R-0', ...changes });
    const portal = openPayments({ items: [bill], payment: { attempts: [known] } });
    portal.store.dispatch(press);
    await portal.pass();
    const [key] = keysOf(portal);
    expect(key).toMatch(/^[\w-]{22}$/);
    expect(key).not.toBe(known.idempotencyKey);
  });

  it('never repeats a key that the bank refused', async () => {
    const portal = openPayments({ items: [bill] });
    portal.answers['inscripcion'] = () =>
      Response.json({ message: 'Esta clave ya se usó para otro pago.' }, { status: 422 });
    for (let turn = 0; turn < 3; turn += 1) {
      portal.store.dispatch(press);
      await portal.pass();
    }
    expect(new Set(keysOf(portal)).size).toBe(3);
    expect(problem(portal)).toBe('Esta clave ya se usó para otro pago.');
  });

  it('of another cart than an unanswered one is a separate attempt', async () => {
    const unanswered = { ...sampleAttempt(), items: [other], status: 'asked' as const };
    const portal = openPayments({ items: [bill], payment: { attempts: [unanswered] } });
    portal.store.dispatch(press);
    await portal.pass();
    expect(attempts(portal)).toHaveLength(2);
  });

  it.each([
    ['other bills', sampleAttempt({ items: [other], startedAt: Date.now() })],
    ['a payment that is over', sampleAttempt({ items: [bill], status: 'rejected' })],
  ])('is refused when the bank answers with the reference of %s', async (_name, known) => {
    const portal = openPayments({ items: [bill], payment: { attempts: [known] } });
    portal.store.dispatch(press);
    await portal.pass();
    expect(portal.left).toEqual([]);
    expect(problem(portal)).toBe(
      'El banco respondió con la referencia de otro pago. Tu carro sigue aquí: revisa tus pagos e inténtalo de nuevo en unos minutos.',
    );
  });

  it('may get the reference of the same bills, which the bank compares by their debts only', async () => {
    const again = { ...bill, debtFrontId: 'another', contract_name: 'Otra' };
    const portal = openPayments({
      items: [again],
      payment: { attempts: [sampleAttempt({ items: [bill] })] },
    });
    portal.store.dispatch(press);
    await portal.pass();
    expect(portal.left).toEqual([button]);
    expect(attempts(portal)).toHaveLength(1);
    expect(attempts(portal)).toMatchObject([{ startedAt: Date.now() }]);
  });

  it('leaves no data of a payer whose session ended before the answer', async () => {
    const portal = openPayments({ items: [bill], idu: 'u-1' });
    portal.answers['inscripcion'] = () => {
      portal.store.dispatch(sessionEnded('elsewhere'));
      return { codigoCarro: 'C', referencia: 'R-1', url: button };
    };
    portal.store.dispatch(press);
    await portal.pass();
    expect([attempts(portal), portal.left, problem(portal)]).toEqual([[], [], undefined]);
  });
});

describe('a press on "Pagar" of a link', () => {
  const link = `${location.origin}/api/apiDashboardPago/D-1`;
  const pressed = (url = button) =>
    requestLinkPayment({
      url,
      link,
      reference: 'R-1',
      paymentKey: 'llave-1',
      items: [bill],
    });

  it('stores the payer and leaves, without a call', async () => {
    const portal = openPayments({ idu: 'u-1' });
    portal.store.dispatch(pressed());
    await portal.pass();
    expect(portal.log).toEqual(['saves', 'leaves']);
    expect(portal.left).toEqual([button]);
    expect(portal.store.getState().payment.attempts).toEqual([
      {
        link,
        reference: 'R-1',
        paymentKey: 'llave-1',
        items: [bill],
        owner: 'u-1',
        isPaidHere: true,
        startedAt: Date.now(),
        status: 'open',
      },
    ]);
  });

  it('belongs to a guest if no payer is signed in', async () => {
    const portal = openPayments();
    portal.store.dispatch(pressed());
    await portal.pass();
    expect(portal.store.getState().payment.attempts).toMatchObject([{ owner: '' }]);
  });

  it('leads to no page other than the bank’s', async () => {
    expectConsole(/FOREIGN_BUTTON/);
    const portal = openPayments();
    portal.store.dispatch(pressed('https://evil.example/?sessionid=S-1'));
    await portal.pass();
    expect([portal.left, isPaying(portal)]).toEqual([[], false]);
  });
});
