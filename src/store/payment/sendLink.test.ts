import { jest } from '@jest/globals';
import { apiUrl } from '../../config/environment.ts';
import { button, listed, openPayments } from '../../test/store/openPayments.ts';
import { sampleAttempt } from '../../test/sampleAttempt.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import { clearToasts, waitingToasts } from '../../ui/toasts/toasts.ts';
import { debtAdded } from '../cart/cartSlice.ts';
import { modalOpened } from '../session/modalsSlice.ts';
import { sessionEnded } from '../session/sessionSlice.ts';
import { linkFailed, linkWanted, selectLinkStep, selectMadeLink } from './paymentLinkSlice.ts';
import { makeSharedLink, sendLink } from './sendLink.ts';

afterEach(() => {
  jest.useRealTimers();
  clearToasts();
});

const [bill, other] = [sampleItem({ invoiceId: 'F-1' }), sampleItem({ invoiceId: 'F-2' })];
const dashboard = () => `${apiUrl()}/apiDashboardPago/D-1`;
type Opened = ReturnType<typeof openPayments>;

const send = async (portal: Opened, recipients = ['ana@ejemplo.cl']) => {
  void portal.store.dispatch(sendLink(recipients.join(', '), recipients));
  await portal.pass();
};
const share = async (portal: Opened) => {
  void portal.store.dispatch(makeSharedLink());
  await portal.pass();
};
const step = ({ store }: Opened) => selectLinkStep(store.getState());
const bodyOf = ({ calls }: Opened, wanted: string) =>
  calls.find(({ name }) => name === wanted)?.body;
const told = () => waitingToasts();

describe('a mailed link', () => {
  it('is registered while no other tab pays, converted and sent to its recipients', async () => {
    const portal = openPayments({ items: [bill] });
    await send(portal, ['ana@ejemplo.cl', 'eva@ejemplo.cl']);
    expect(portal.log).toEqual([
      'locks payment',
      'saves',
      'token-guest',
      'inscripcion',
      'saves',
      'frees payment',
      'convierte-link',
      'notifica-link',
    ]);
    expect(bodyOf(portal, 'convierte-link')).toEqual({ link: button });
    expect(bodyOf(portal, 'notifica-link')).toMatchObject({
      correo: 'ana@ejemplo.cl,eva@ejemplo.cl',
      link: `${location.origin}/pagoEmail?link=${encodeURIComponent(dashboard())}`,
      codigo: ['F-1'],
      codigoCarro: 'C-1',
      nombreCliente: 'Pagador',
    });
    expect(step(portal)).toBe('sent');
    // With `track: false`, RTK Query keeps neither arguments nor answers of mutations.
    expect(portal.store.getState().bank.mutations).toEqual({});
    expect(told()).toEqual([
      {
        text: 'Enviamos el link de pago a 2 correos.',
        targetClass: 'success',
      },
    ]);
  });

  it('names its only recipient', async () => {
    const portal = openPayments({ items: [bill] });
    await send(portal);
    expect(told()).toMatchObject([{ text: 'Enviamos el link de pago a ana@ejemplo.cl.' }]);
  });

  it('has the name of the signed-in payer', async () => {
    const userInfo = { nombre: 'Ana', apellidos: 'Soto' };
    const portal = openPayments({ items: [bill], idu: 'u-1', userInfo });
    await send(portal);
    expect(bodyOf(portal, 'notifica-link')).toMatchObject({ nombreCliente: 'Ana Soto' });
  });

  it('creates an attempt that this browser does not pay', async () => {
    const portal = openPayments({ items: [bill] });
    await send(portal);
    expect(portal.store.getState().payment).toMatchObject({
      attempts: [{ reference: 'R-1', status: 'open', isPaidHere: false }],
      busy: false,
    });
    expect(portal.store.getState().cart.items).toEqual([bill]);
  });

  it('is created once in a modal, and again when it is reopened or the cart changes', async () => {
    const portal = openPayments({ items: [bill] });
    await share(portal);
    await send(portal);
    expect(portal.count('inscripcion')).toBe(1);
    portal.store.dispatch(modalOpened({ kind: 'paymentLink', id: 'm-1' }));
    await share(portal);
    expect(portal.count('inscripcion')).toBe(2);
    portal.store.dispatch(debtAdded({ item: other, limits: {} }));
    portal.answers['inscripcion'] = () => ({ codigoCarro: 'C', referencia: 'R-2', url: button });
    await send(portal);
    expect(portal.count('inscripcion')).toBe(3);
  });

  it('is not begun twice', async () => {
    const portal = openPayments({ items: [bill] });
    void portal.store.dispatch(sendLink('ana@ejemplo.cl', ['ana@ejemplo.cl']));
    await send(portal, ['eva@ejemplo.cl']);
    expect(portal.count('notifica-link')).toBe(1);
    expect(portal.store.getState().paymentLink.emails).toBe('');
    portal.store.dispatch(modalOpened({ kind: 'paymentLink', id: 'm-1' }));
    portal.store.dispatch(linkWanted());
    await send(portal);
    await share(portal);
    expect(portal.count('notifica-link')).toBe(1);
    expect(portal.count('convierte-link')).toBe(1);
  });

  it('is not sent if the session ended while it was created', async () => {
    const portal = openPayments({ items: [bill], idu: 'u-1' });
    portal.answers['convierte-link'] = () => {
      portal.store.dispatch(sessionEnded('here'));
      return { url: dashboard() };
    };
    await send(portal);
    expect([portal.count('notifica-link'), step(portal), told()]).toEqual([0, 'form', []]);
  });

  it('shows no result if the session ended while it was sent', async () => {
    const portal = openPayments({ items: [bill], idu: 'u-1' });
    portal.answers['notifica-link'] = () => {
      portal.store.dispatch(sessionEnded('here'));
      return {};
    };
    await send(portal);
    expect([step(portal), told()]).toEqual(['form', []]);
  });
});

describe('a shared link', () => {
  it('is created like the mailed one, but no mail is sent', async () => {
    const portal = openPayments({ items: [bill] });
    await share(portal);
    expect(selectMadeLink(portal.store.getState())).toEqual({
      link: `${location.origin}/pagoEmail?link=${encodeURIComponent(dashboard())}`,
      items: [bill],
      paymentKey: 'C-1',
    });
    expect(portal.count('notifica-link')).toBe(0);
    expect([step(portal), told()]).toEqual(['form', []]);
  });

  it('is dropped if the session ended', async () => {
    const portal = openPayments({ items: [bill], idu: 'u-1' });
    portal.answers['convierte-link'] = () => {
      portal.store.dispatch(sessionEnded('here'));
      return { url: dashboard() };
    };
    await share(portal);
    expect(selectMadeLink(portal.store.getState())).toBeUndefined();
    expect(told()).toEqual([]);
  });
});

describe('a link that cannot be created', () => {
  const earlier = { attempts: [sampleAttempt({ items: [bill], reference: 'R-0' })] };
  const opened = (payment = earlier) => openPayments({ items: [bill, other], payment });
  type Spoil = (portal: Opened) => void;

  const reasons: [string, () => Opened, Spoil, string][] = [
    [
      'its bills are paid',
      opened,
      ({ answers }) => {
        answers['payments'] = () => ({
          items: [listed([bill], { referencia: 'R-0', estado: 'PAGADO' })],
          total: 1,
        });
      },
      'Esta deuda ya está pagada o tiene un pago en curso: Aguas del Lleuque, F-1, $ 25.990.',
    ],
    [
      'the bank does not tell of an earlier payment',
      opened,
      ({ answers }) => {
        answers['payments'] = () => Response.json({}, { status: 400 });
      },
      'El banco no nos informa si un pago anterior de estas deudas se hizo.',
    ],
    [
      'the cart changed',
      opened,
      ({ answers, store }) => {
        answers['payments'] = () => {
          store.dispatch(debtAdded({ item: sampleItem(), limits: {} }));
          return { items: [], total: 0 };
        };
      },
      'Tu carro cambió mientras tanto. Revísalo antes de enviar el link.',
    ],
    [
      'the bank refuses it',
      () => openPayments({ items: [bill] }),
      ({ answers }) => {
        answers['inscripcion'] = () => Response.json({ message: 'Cambió.' }, { status: 409 });
      },
      'Cambió.',
    ],
    [
      'the bank fails to register it',
      () => openPayments({ items: [bill] }),
      ({ answers }) => {
        answers['inscripcion'] = () => Response.json({}, { status: 503 });
      },
      'El banco no está disponible en este momento. Inténtalo de nuevo en unos minutos.',
    ],
    [
      'the bank refuses to convert it',
      () => openPayments({ items: [bill] }),
      ({ answers }) => {
        answers['convierte-link'] = () => Response.json({ message: 'Hoy no.' }, { status: 422 });
      },
      'Hoy no.',
    ],
    [
      'something unforeseen happens',
      () =>
        openPayments({
          items: [bill],
          extra: { exclusively: () => Promise.reject(new Error('no lock')) },
        }),
      () => undefined,
      'Ocurrió un problema inesperado.',
    ],
  ];

  it.each(reasons)(
    'because %s shows the reason when it is mailed',
    async (_name, open, spoil, reason) => {
      const portal = open();
      spoil(portal);
      await send(portal);
      expect(step(portal)).toBe('failed');
      const text = `No pudimos completar el envío del link de pago. ${reason}`;
      const ours = told().filter(({ text: said }) => said.startsWith('No pudimos'));
      expect(ours).toEqual([{ text, targetClass: 'danger' }]);
      expect(portal.count('notifica-link')).toBe(0);
    },
  );

  it.each(reasons)(
    'because %s shows the reason when it is shared',
    async (_name, open, spoil, reason) => {
      const portal = open();
      spoil(portal);
      await share(portal);
      expect(step(portal)).toBe('failed');
      const text = `No pudimos generar el link de pago. ${reason}`;
      const ours = told().filter(({ text: said }) => said.startsWith('No pudimos'));
      expect(ours).toEqual([{ text, targetClass: 'danger' }]);
    },
  );

  it('because another tab is paying its bills shows a message, and registers nothing', async () => {
    const portal = openPayments({ items: [bill] });
    const theirs = sampleAttempt({ items: [bill], status: 'pending', startedAt: Date.now() });
    const stored = { version: 2, attempts: [theirs], receipts: [] };
    window.localStorage.setItem('payment', JSON.stringify(stored));
    await send(portal);
    expect([portal.count('inscripcion'), step(portal)]).toEqual([0, 'failed']);
  });

  it.each([
    [503, 'asked'],
    [409, 'refused'],
  ])('after %i leaves an attempt that is %s, which no screen shows', async (code, status) => {
    const portal = openPayments({ items: [bill] });
    portal.answers['inscripcion'] = () => Response.json({}, { status: code });
    await send(portal);
    expect(portal.store.getState().payment).toMatchObject({
      attempts: [{ status, isPaidHere: false }],
    });
    expect(portal.store.getState().payment.problem).toBeUndefined();
  });

  it('T03 repeats its key if the bank did not answer, and takes a new one if it refused', async () => {
    const portal = openPayments({ items: [bill] });
    const keys = () =>
      portal.calls
        .filter(({ name }) => name === 'inscripcion')
        .map(({ headers }) => headers['idempotency-key']);
    for (const code of [503, 409, 200]) {
      const answer = portal.answers['inscripcion'];
      if (code !== 200) portal.answers['inscripcion'] = () => Response.json({}, { status: code });
      portal.store.dispatch(modalOpened({ kind: 'paymentLink', id: `m-${code}` }));
      await send(portal);
      if (answer) portal.answers['inscripcion'] = answer;
    }
    const [lost, refused, last] = keys();
    expect(lost).toMatch(/^[\w-]{22}$/);
    expect(refused).toBe(lost);
    expect(last).toMatch(/^[\w-]{22}$/);
    expect(last).not.toBe(lost);
  });

  it.each([{ url: '' }, { url: null }])(
    'because the bank returns none, %j, is logged for the operators',
    async (answer) => {
      expectConsole(/^No se pudo obtener la url de pago P2P$/);
      const portal = openPayments({ items: [bill] });
      portal.answers['convierte-link'] = () => answer;
      await send(portal);
      expect(told()).toMatchObject([
        {
          text: 'No pudimos completar el envío del link de pago. El banco no entregó el link.',
        },
      ]);
    },
  );

  it('without a network sends nothing', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const extra = { reachHost: () => Promise.resolve(false) };
    const portal = openPayments({ items: [bill], extra });
    await share(portal);
    expect(portal.log).toEqual([]);
    expect(told()).toMatchObject([
      {
        text: 'No pudimos generar el link de pago. No hay conexión a internet y no enviamos nada. Inténtalo de nuevo cuando vuelva.',
      },
    ]);
  });

  it('because its notice is refused can be tried again, with the recipients as typed', async () => {
    const portal = openPayments({ items: [bill] });
    portal.answers['notifica-link'] = () => Response.json({ message: 'Lleno.' }, { status: 422 });
    await send(portal);
    expect(step(portal)).toBe('failed');
    expect(portal.store.getState().paymentLink.emails).toBe('ana@ejemplo.cl');
    expect(told()).toMatchObject([
      { text: 'No pudimos completar el envío del link de pago. Lleno.' },
    ]);
    portal.store.dispatch(linkFailed({ text: 'No pudimos.', targetClass: 'danger' }));
  });

  it('shows nothing after the session’s end', async () => {
    const portal = openPayments({ items: [bill], idu: 'u-1' });
    portal.answers['inscripcion'] = () => {
      portal.store.dispatch(sessionEnded('here'));
      return { codigoCarro: 'C', referencia: 'R-1', url: button };
    };
    await send(portal);
    expect([told(), portal.count('convierte-link')]).toEqual([[], 0]);
  });
});
