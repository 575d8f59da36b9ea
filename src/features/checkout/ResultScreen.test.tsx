import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { makeReceiptEntry } from '../../../mocks/testing/make.ts';
import { billsSettled } from '../../store/cart/cartSlice.ts';
import type { RegisteredAttempt } from '../../store/payment/attempt.ts';
import { resultPath } from '../../config/paths.ts';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { button } from '../../test/controls.ts';
import { hurry } from '../../test/hurry.ts';
import { payAtBank } from '../../test/payAtBank.ts';
import { payerStorage } from '../../test/payerStorage.ts';
import {
  comeBack,
  fillIn,
  heading,
  openConfirmation,
  payAndComeBack,
  payButton,
  payTowardsBank,
  reopen,
} from '../../test/payJourney.tsx';
import { bank, renderApp } from '../../test/renderApp.tsx';
import type { RenderOptions } from '../../test/renderApp.tsx';
import { bankItems, storedCart } from '../../test/cartInStorage.ts';

const receipt = () => screen.findByRole('table', { name: 'Cuentas pagadas' });
const noCharge = /no (se )?(hizo|realizó|cobr)/i;

// Shortens the three seconds before the portal fetches a missing receipt again.
hurry((milliseconds) => milliseconds === 3_000);

/**
 * Opens the result of a payment in the browser that made it, by default at the URL to which the
 * bank returns. The bills of the payment are in the cart.
 */
function openResult(
  attempt: RegisteredAttempt,
  {
    url = resultPath(attempt.reference),
    ...more
  }: Pick<RenderOptions, 'url' | 'session' | 'local'> = {},
) {
  const local = {
    ...more.local,
    clientEmail: 'ana@ejemplo.cl',
    cart: storedCart([...attempt.items]),
    payment: { version: 3, attempts: [attempt], receipts: [] },
  };
  return renderApp({ url, ...more, local });
}

/** Makes the bank answer without a receipt until the returned function is called. */
function withholdReceipt(): () => void {
  let isThere = false;
  bank.use(
    http.post('*/get-comprobante-pago', () =>
      isThere ? undefined : HttpResponse.json({ registros: [], total: 0 }),
    ),
  );
  return () => {
    isThere = true;
  };
}

it.each([
  ['leavePending', 'Pago pendiente'],
  ['reject', 'Pago rechazado'],
] as const)(
  'the slip after «%s» names the account, the due day and the bill, also after a reload',
  async (choice, title) => {
    const account = { kind: 'SERVICE_ID', value: '10203040', holder: 'A*** R***' } as const;
    const items = bankItems(bank.bank).map((item) => Object.assign(item, { account }));
    let app = await openResult(payAtBank(choice, items));
    for (const isReload of [false, true]) {
      if (isReload) app = await reopen(app);
      await heading(title);
      const slip = within(await screen.findByRole('list', { name: 'Tu pago' }));
      expect(slip.getByText('10203040')).toBeVisible();
      expect(slip.getByText('A*** R***')).toBeVisible();
      expect(slip.getByText(items[0]?.invoiceId ?? '')).toBeVisible();
    }
  },
);

describe('a paid payment', () => {
  it('empties the cart and shows its receipt, without axe violations', async () => {
    const items = bankItems(bank.bank);
    const { store } = await payAndComeBack('approve', items);
    await heading('Pago exitoso');
    const table = within(await receipt());
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Empresa',
      'Identificador 1',
      'Alias',
      'Monto',
    ]);
    const [first] = table.getAllByRole('row').slice(1);
    expect(first).toHaveTextContent(
      `Aguas LleuqueFactura ${items[0]?.invoiceId}10203040Agua potable y alcantarillado$26.520`,
    );
    expect(table.getByRole('row', { name: /^Total pagado/ })).toHaveTextContent('$47.530');
    const code = screen.getByRole('img', { name: 'Código QR para verificar este pago' });
    expect(code.compareDocumentPosition(await receipt())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const [{ referencia } = { referencia: '' }] = bank.state.inscriptions.slice(-1);
    expect(document.body).toHaveTextContent(referencia);
    expect(store.getState().cart.items).toEqual([]);
    await screen.findByText(/Enviamos el comprobante a ana@ejemplo\.cl/);
    await expectNoAxeViolations();
    expect(bank.violations).toEqual([]);
  });

  it('prints its receipt only', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await openResult(payAtBank('approve'));
    const table = await receipt();
    await user.click(button('Imprimir comprobante'));
    expect(print).toHaveBeenCalledTimes(1);
    const paper = table.closest('.print-receipt');
    expect(paper).toHaveTextContent('Comprobante de pago');
    expect(paper).toHaveTextContent('Referencia');
    expect(
      within(paper instanceof HTMLElement ? paper : document.body).queryByRole('button'),
    ).toBeNull();
  });

  it.each([
    ['the lookup for a guest', '/consultarCuenta'],
    ['the accounts for a signed-in payer', '/inicio/cuentas'],
  ])('leads back to %s', async (_name, target) => {
    const isPayer = target === '/inicio/cuentas';
    const attempt = payAtBank('approve', undefined, { owner: isPayer ? 'u-1' : '' });
    await openResult(attempt, isPayer ? await payerStorage() : {});
    await heading('Pago exitoso');
    expect(screen.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', target);
    await screen.findByText(/Enviamos el comprobante/);
  });

  it('whose receipt does not load is shown as paid, and fetches it again', async () => {
    bank.setFault({ kind: 'error500' }, 'getReceiptPage');
    const { user } = await openResult(payAtBank('approve'));
    await heading('Pago exitoso');
    expect(await screen.findByText(/Tu pago está listo, pero no pudimos cargar/)).toBeVisible();
    await expectNoAxeViolations();
    bank.clearFaults();
    await user.click(button('Reintentar'));
    expect(await receipt()).toBeVisible();
    await screen.findByText(/^Enviamos el comprobante/);
    expect(bank.outbox).toHaveLength(1);
  });

  it('T06 whose receipt did not load is mailed after a reload', async () => {
    bank.setFault({ kind: 'error500' }, 'getReceiptPage');
    const app = await openResult(payAtBank('approve'));
    await screen.findByText(/no pudimos cargar el comprobante/);
    bank.clearFaults();
    await reopen(app);
    await screen.findByText(/^Enviamos el comprobante/);
    expect(bank.outbox).toHaveLength(1);
  });

  it('T06 whose receipt the bank does not have yet is not mailed, not even at a press, but automatically later', async () => {
    const giveReceipt = withholdReceipt();
    const { user } = await openResult(payAtBank('approve'));
    expect(await screen.findByText(/^El comprobante todavía no está disponible/)).toBeVisible();
    await user.click(button('Enviar comprobante'));
    expect(await screen.findByText(/^No enviamos nada aún/)).toBeVisible();
    expect(bank.requests('sendReceipt')).toEqual([]);
    giveReceipt();
    await user.click(button('Reintentar'));
    await screen.findByText(/^Enviamos el comprobante/);
    expect(bank.outbox).toHaveLength(1);
  });

  it.each([
    ['fewer', [1, 0]],
    ['more', [1, 2]],
  ])(
    'T05 whose receipt has %s lines than announced has none, and none is mailed',
    async (_, pages) => {
      bank.use(
        http.post('*/get-comprobante-pago', async ({ request }) => {
          const { numero_pagina: page } = (await request.json()) as { numero_pagina: number };
          const registros = Array.from({ length: pages[page - 1] ?? 0 }, () => makeReceiptEntry());
          return HttpResponse.json({ registros, total: 2 });
        }),
      );
      await openResult(payAtBank('approve'));
      expect(await screen.findByText(/^El comprobante todavía no está disponible/)).toBeVisible();
      expect(screen.queryByText(/Total pagado/)).toBeNull();
      expect(screen.getByText('El banco recibió tu pago. Guarda la referencia.')).toBeVisible();
      expect(bank.requests('sendReceipt')).toEqual([]);
    },
  );

  it('has a receipt also if the bank names an identifier of its own kind', async () => {
    const content = [{ id: 'CONTRACT_ID', value: 'Z-99' }];
    const [item] = bankItems(bank.bank, 1);
    if (!item) throw new Error('The bank has no debts');
    const line = {
      ...makeReceiptEntry(),
      identificador: { content },
      id_Id_Documento: { content: item.invoiceId },
      id_Total_Pagado: { content: item.amount },
    };
    bank.use(
      http.post('*/get-comprobante-pago', () => HttpResponse.json({ registros: [line], total: 1 })),
    );
    await openResult(payAtBank('approve', [item]));
    expect(await receipt()).toHaveTextContent('Z-99');
    await screen.findByText(/^Enviamos el comprobante/);
    expect(bank.outbox).toHaveLength(1);
  });

  it('gets its receipt also if the configuration had not loaded', async () => {
    expectConsole(/^consultarConfiguraciones: /);
    bank.setFault({ kind: 'error500' }, 'getConfiguration');
    const { user } = await openResult(payAtBank('approve'));
    await heading('Pago exitoso');
    await screen.findByText(/no pudimos cargar el comprobante/);
    bank.clearFaults();
    await user.click(button('Reintentar'));
    expect(await receipt()).toBeVisible();
  });
});

describe('a rejected payment', () => {
  it('keeps the cart and links back to the confirmation, where it can be paid by a new inscription', async () => {
    const app = await openResult(payAtBank('reject'));
    await heading('Pago rechazado');
    expect(screen.getByText(/no hizo ningún cobro/)).toBeVisible();
    expect(screen.getByRole('link', { name: '¿Por qué se rechazó mi pago?' })).toHaveAttribute(
      'href',
      '/preguntas#pago-rechazado',
    );
    expect(screen.queryByRole('button', { name: /^Olvidar/ })).toBeNull();
    expect(screen.getByText(/^\d+ \w+ \d{4}, \d\d:\d\d$/)).toBeVisible();
    expect(screen.getAllByText('Referencia')).toHaveLength(1);
    expect(button('Copiar la referencia')).toBeVisible();
    expect(app.store.getState().cart.items).toHaveLength(2);
    await app.user.click(button('Intentar de nuevo'));
    await heading('Confirmar pago');
    expect(screen.getByRole('button', { name: 'Pagar $ 47.530' })).toBeEnabled();
    await payTowardsBank(app);
    await comeBack(app, 'approve');
    await heading('Pago exitoso');
    await screen.findByText(/Enviamos el comprobante/);
    const made = bank.state.inscriptions.slice(-2);
    expect(made.map(({ estado }) => estado)).toEqual(['RECHAZADO', 'PAGADO']);
    expect(bank.requests('inscribe')).toHaveLength(1);
  });
});

describe('a payment that was left on the bank’s page', () => {
  it('is being verified, and can be continued', async () => {
    const app = await openResult(payAtBank('abandon'));
    await heading('Estamos verificando tu pago');
    expect(screen.getByRole('list', { name: 'Tu pago' })).toBeVisible();
    expect(document.body).not.toHaveTextContent(noCharge);
    await app.user.click(button('Intentar de nuevo'));
    await waitFor(() => expect(app.left).toHaveLength(1));
    expect(bank.state.inscriptions.filter(({ estado }) => estado === 'ABIERTA')).toHaveLength(1);
  });
});

describe('a pending payment', () => {
  it('shows when it was sent, offers to copy the reference, and names the bank’s phone', async () => {
    const { user } = await openResult(payAtBank('leavePending'));
    await heading('Pago pendiente');
    expect(
      screen.getByText(/^Enviado al banco a las \d\d:\d\d\. Puedes cerrar esta página/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: '600 000 0000' })).toHaveAttribute(
      'href',
      'tel:6000000000',
    );
    const copy = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(button('Copiar la referencia'));
    expect(copy).toHaveBeenCalledWith(
      new URLSearchParams(window.location.search).get('referencia'),
    );
    expect(await screen.findByText('Copiada')).toBeVisible();
  });

  it('T04 stays reachable after the bank refused another cart', async () => {
    const [first, second] = bankItems(bank.bank).map((item) => [item]);
    const pending = payAtBank('leavePending', first, { status: 'pending' });
    bank.use(http.post('*/inscripcion', () => HttpResponse.json({}, { status: 400 })));
    const again = await openConfirmation(second, {
      local: { payment: { version: 3, attempts: [pending], receipts: [] } },
    });
    await fillIn(again);
    await again.user.click(payButton());
    await screen.findByRole('alert');
    await again.user.click(screen.getByRole('button', { name: 'Volver' }));
    window.history.pushState(null, '', `/resultadoPago?referencia=${pending.reference}`);
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(await heading('Pago pendiente')).toBeVisible();
  });
});

describe('T02 the outcome comes from the bank', () => {
  it.each(['estado=PAGADO', 'status=paid', 'estado=RECHAZADO&total=0'])(
    'and not from the URL: %s changes nothing',
    async (forged) => {
      const attempt = payAtBank('abandon');
      const url = `/resultadoPago?referencia=${attempt.reference}&${forged}`;
      const { store } = await openResult(attempt, { url });
      await heading('Estamos verificando tu pago');
      expect(store.getState().cart.items).toHaveLength(2);
      expect(store.getState().payment.attempts).toMatchObject([{ status: 'open' }]);
      expect(bank.outbox).toEqual([]);
    },
  );

  it('and a reference cannot place text on the page', async () => {
    await renderApp({
      url: '/resultadoPago?referencia=Llama%20al%20600%20123%20y%20da%20tu%20clave',
    });
    await heading('No encontramos ese pago');
    expect(bank.requests('getPayments')).not.toEqual([]);
    expect(document.body).not.toHaveTextContent('Llama al 600');
    expect(screen.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
  });

  it('and another person’s paid reference changes neither this browser’s cart nor its attempt or outbox', async () => {
    const { reference } = payAtBank('approve', bankItems(bank.bank, 1));
    const own = payAtBank('abandon', bankItems(bank.bank, 3).slice(1));
    const { store } = await openResult(own, { url: `/resultadoPago?referencia=${reference}` });
    await heading('Pago exitoso');
    // The screen confirms the payment, and shows no data of the payer.
    expect(screen.getByText('El banco confirma que este pago se hizo.')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(store.getState().cart.items).toHaveLength(2);
    expect(store.getState().payment.attempts).toMatchObject([{ status: 'open' }]);
    expect(bank.outbox).toEqual([]);
  });
});

describe('T03 a status that cannot be fetched', () => {
  it.each(['network', 'wrongTypes'] as const)(
    'because of %s is no outcome: the portal continues verifying',
    async (kind) => {
      allowConsole(/getPayment: la respuesta no cumple el contrato/);
      bank.setFault({ kind }, 'getPayments');
      const { store } = await openResult(payAtBank('approve'));
      await heading('Estamos verificando tu pago');
      await waitFor(() => expect(bank.requests('getPayments')).not.toEqual([]));
      expect(screen.getByText(/Consultando al banco/)).toBeVisible();
      expect(document.body).not.toHaveTextContent(noCharge);
      expect(store.getState().cart.items).toHaveLength(2);
    },
  );
});

it('T03 the result shows that the bank does not list an open payment, and offers to continue it only while its cart is the same', async () => {
  const items = bankItems(bank.bank);
  const again = await openResult(payAtBank('abandon', items));
  expect(await screen.findByText(/seguirás con este mismo pago/)).toBeVisible();
  expect(screen.getByText(/El banco todavía no tiene un pago con esta referencia/)).toBeVisible();
  act(() => void again.store.dispatch(billsSettled(items.slice(1))));
  expect(screen.getByText('El banco todavía no tiene un pago con esta referencia.')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/su curso|en camino|cómo terminó|resultado/i);
  expect(document.body).not.toHaveTextContent(noCharge);
  expect(screen.queryByText(/seguirás con este mismo pago/)).not.toBeInTheDocument();
  expect(button('Intentar de nuevo')).toBeEnabled();
});

describe('the result without a payment', () => {
  it('offers a field for a reference, which every holder of one may check', async () => {
    const { reference } = payAtBank('approve', bankItems(bank.bank, 1));
    const { user } = await renderApp({ url: '/resultadoPago' });
    await heading('Buscar un pago');
    await expectNoAxeViolations();
    await user.click(button('Buscar'));
    const field = screen.getByRole('textbox', { name: 'Referencia' });
    expect(field).toHaveAccessibleDescription(expect.stringContaining('ingresa la referencia'));
    // The spaces between groups of four characters are ignored.
    await user.click(field);
    await user.paste(reference.replace(/(.{4})/g, '$1 '));
    await user.click(button('Buscar'));
    await heading('Pago exitoso');
    const facts = await screen.findByText('Aguas Lleuque');
    expect(facts).toBeVisible();
    expect(document.body).not.toHaveTextContent('ana@ejemplo.cl');
    expect(document.body).not.toHaveTextContent('F-377954');
    await expectNoAxeViolations();
  });

  it('T30 shows all of a payment to the payer who made it elsewhere, and the public fields to another payer', async () => {
    const { reference } = payAtBank('approve', undefined, { owner: 'u-1' });
    const url = `/resultadoPago?referencia=${reference}`;
    const own = await renderApp({ url, ...(await payerStorage()) });
    await heading('Pago exitoso');
    expect(await receipt()).toHaveTextContent('10203040');
    expect(button('Enviar comprobante')).toBeVisible();
    await own.close();

    await renderApp({ url, ...(await payerStorage('otra-sesion@ejemplo.cl')) });
    await screen.findByText('El banco confirma que este pago se hizo.');
    expect(screen.getByText('Aguas Lleuque')).toBeVisible();
    expect(document.body).not.toHaveTextContent('10203040');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(bank.requests('getReceiptPage')).toHaveLength(1);
  });

  it('shows that the bank does not know a reference', async () => {
    const { user } = await renderApp({ url: '/resultadoPago?referencia=777' });
    await heading('No encontramos ese pago');
    expect(document.title).toBe('No encontramos ese pago · Portal de Pagos');
    expect(screen.getByText(/^El banco no conoce un pago con esta referencia/)).toBeVisible();
    expect(screen.getByText('777')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Su respuesta aparecerá aquí/);
    expect(document.body).not.toHaveTextContent(/verificando|sigue su curso|en camino/);
    await expectNoAxeViolations();
    await user.click(screen.getByRole('link', { name: 'Buscar otra referencia' }));
    await heading('Buscar un pago');
  });

  it('shows that a reference is not known yet while the bank does not answer', async () => {
    bank.setFault({ kind: 'error500' }, 'getPayments');
    await renderApp({ url: '/resultadoPago?referencia=777' });
    expect(await screen.findByText(/^No sabemos todavía qué dice el banco/)).toBeVisible();
    await heading('Estamos verificando tu pago');
    expect(document.body).not.toHaveTextContent(/no conoce|No encontramos/);
  });

  it('without a reference is this browser’s own payment', async () => {
    await openResult(payAtBank('approve'), { url: '/resultadoPago' });
    expect(await heading('Pago exitoso')).toBeVisible();
    expect(await screen.findByText(/Enviamos el comprobante/)).toBeVisible();
  });
});
