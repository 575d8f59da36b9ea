import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { makePayment, makeReceiptEntry } from '../../../mocks/testing/make.ts';
import { toWireItem } from '../../api/cartItem.ts';
import type { CartItem } from '../../api/cartItem.ts';
import { formatPesos } from '../../lib/money.ts';
import { heading } from '../../test/payJourney.tsx';
import { bank, isAsking, renderApp } from '../../test/renderApp.tsx';
import { sampleAttempt } from '../../test/sampleAttempt.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import { storedCart } from '../../test/cartInStorage.ts';

const reference = 'R4X7';
const [a, b, other] = [
  sampleItem({ invoiceId: 'F-1', amount: 12_000 }),
  sampleItem({ invoiceId: 'F-2', amount: 6_450 }),
  sampleItem({ invoiceId: 'F-9', amount: 18_450 }),
];

type Row = Parameters<typeof makePayment>[0];

/**
 * A payment as the bank lists it; by default it has the `reference` of these tests and the bills
 * `a` and `b`.
 */
const row = (estado: string, changes: Row = {}, cuentas: CartItem[] = [a, b]) =>
  makePayment({
    referencia: reference,
    cuentas: cuentas.map(toWireItem),
    ...changes,
    estado: estado as 'PAGADO',
  });
const lineOf = ({ invoiceId, amount, company }: CartItem) =>
  makeReceiptEntry({
    id_Empresa: { content: company.name },
    id_Id_Documento: { content: invoiceId },
    id_Total_Pagado: { content: amount },
  });
/**
 * A page of the receipt with a line for each amount. A line is for the bill `b` if its amount is
 * that of `b`, else for the bill `a`.
 */
const lines = (...amounts: number[]) =>
  amounts.map((amount) => lineOf({ ...(amount === b.amount ? b : a), amount }));
/** The bill `b` without its number, so that the portal cannot read it. */
const unreadable = { ...toWireItem(b), invoiceId: '' };
const agreeing = lines(12_000, 6_450);
const ready = 'Cuentas pagadas';
const partly = 'Este pago incluye 1 de 2 deudas';
const late = 'El comprobante todavía no está disponible';
const otherBills = /el comprobante que entregó es de otras deudas/;
const contradiction = /los montos que entregó no coinciden entre sí/;

/** The bank's answers: its payments, and the pages of its receipt. */
interface Answer {
  payments: ReturnType<typeof row>[];
  pages?: ReturnType<typeof lines>[];
  /** The number of lines that the bank announces; by default the number of lines in `pages`. */
  announced?: number;
  /** The expected console message about unreadable fields. */
  printed?: RegExp;
}
/**
 * The expected result: the heading, another text, the items left in the cart, the number of mailed
 * receipts.
 */
interface Outcome {
  title: string;
  text?: string | RegExp;
  cart: CartItem[];
  mails?: 1;
}

const paid = { title: 'Pago exitoso', cart: [] };
const rejected = { title: 'Pago rechazado', cart: [a, b] };
const unknown = { title: 'Estamos verificando tu pago', cart: [a, b] };

it.each(['paid', 'pending'] as const)(
  'a payment that the bank called %s and now does not list is not offered to be paid again',
  async (status) => {
    bank.use(http.get('*/payments', () => HttpResponse.json({ items: [], total: 0 })));
    const attempt = sampleAttempt({ reference, items: [a, b], startedAt: Date.now(), status });
    await renderApp({
      url: `/resultadoPago?referencia=${reference}`,
      local: { payment: { version: 2, attempts: [attempt], receipts: [] } },
    });
    await heading('Estamos verificando tu pago');
    expect(await screen.findByText(/ahora no lo encuentra/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
  },
);

it.each<[string, Answer, Outcome]>([
  ['PAGADO', { payments: [row('PAGADO')] }, { ...paid, text: ready, mails: 1 }],
  ['RECHAZADO', { payments: [row('RECHAZADO')] }, rejected],
  ['a known word in another case', { payments: [row(' Pagado ')] }, { ...paid, mails: 1 }],
  ['nothing of it', { payments: [] }, unknown],
  [
    'a rejected try before a paid one',
    { payments: [row('RECHAZADO'), row('PAGADO')] },
    { ...paid, text: ready, mails: 1 },
  ],
  [
    'a rejected try after a paid one',
    { payments: [row('PAGADO'), row('RECHAZADO')] },
    { ...paid, text: ready, mails: 1 },
  ],
  [
    'a rejected try before a pending one',
    { payments: [row('RECHAZADO'), row('PENDIENTE')] },
    { title: 'Pago pendiente', cart: [] },
  ],
  [
    'a state of its own before a paid try',
    { payments: [row('REVERSADO'), row('PAGADO')] },
    { ...paid, text: ready, mails: 1 },
  ],
  [
    'a state of its own before a rejected try',
    { payments: [row('ANULADO'), row('RECHAZADO')] },
    rejected,
  ],
  [
    'only a state of its own',
    { payments: [row('ANULADO')] },
    { title: 'Tu pago cambió de estado', text: /informa este pago como «ANULADO»/, cart: [a, b] },
  ],
  [
    'a paid row of another reference',
    { payments: [row('PAGADO', { referencia: 'R-X' })] },
    unknown,
  ],
  [
    'a paid row of another reference before its own rejected one',
    { payments: [row('PAGADO', { referencia: 'R-X' }), row('RECHAZADO')] },
    rejected,
  ],
  [
    'a payment of other bills under this reference',
    { payments: [row('PAGADO', {}, [other])], pages: [lines(18_450)] },
    { ...unknown, text: /pago de otras deudas/ },
  ],
  [
    'a payment of one of the bills',
    { payments: [row('PAGADO', {}, [a])], pages: [lines(12_000)] },
    { title: 'Pago exitoso', text: partly, cart: [b], mails: 1 },
  ],
  [
    'a pending payment of one of the bills',
    { payments: [row('PENDIENTE', {}, [b])] },
    { title: 'Pago pendiente', text: partly, cart: [a] },
  ],
  [
    'a paid payment without naming its bills',
    { payments: [row('PAGADO', { total: 18_450 }, [])] },
    { ...paid, text: ready, mails: 1 },
  ],
  [
    'a payment of which a bill cannot be read',
    {
      payments: [row('PAGADO', { total: 18_450, cuentas: [toWireItem(a), unreadable] })],
      printed: /cuentas\.1 no cumple el contrato en invoiceId/,
    },
    { ...paid, text: ready, mails: 1 },
  ],
  [
    'a payment of one of the bills, for the total of both',
    { payments: [row('PAGADO', { total: 18_450 }, [a])] },
    { ...paid, text: contradiction },
  ],
  [
    'a total that is not that of its bills',
    { payments: [row('PAGADO', { total: 25_650 })] },
    { ...paid, text: contradiction },
  ],
  [
    'a bill twice, at twice its amount',
    { payments: [row('PAGADO', {}, [a, a])], pages: [lines(12_000, 12_000)] },
    { title: 'Pago exitoso', text: contradiction, cart: [b] },
  ],
  [
    'another amount than was sent to be paid',
    {
      payments: [row('PAGADO', {}, [{ ...a, amount: 24_000 }, b])],
      pages: [lines(24_000, 6_450)],
    },
    { ...paid, text: contradiction },
  ],
  ['a receipt without lines', { payments: [row('PAGADO')], pages: [[]] }, { ...paid, text: late }],
  [
    'a receipt that lacks a line',
    { payments: [row('PAGADO')], pages: [lines(12_000)] },
    { ...paid, text: late },
  ],
  [
    'a receipt with its lines doubled',
    { payments: [row('PAGADO')], pages: [lines(12_000, 6_450, 12_000, 6_450)] },
    { ...paid, text: late },
  ],
  [
    'a receipt of other amounts',
    { payments: [row('PAGADO')], pages: [lines(12_000, 13_650)] },
    { ...paid, text: late },
  ],
  [
    'a receipt of other bills of the same sum',
    { payments: [row('PAGADO')], pages: [[lineOf({ ...a, invoiceId: 'F-7' }), lineOf(b)]] },
    { ...paid, text: otherBills },
  ],
  [
    'a receipt of another company of the same sum',
    {
      payments: [row('PAGADO')],
      pages: [[lineOf({ ...a, company: { name: 'Luz Canelo', image: '' } }), lineOf(b)]],
    },
    { ...paid, text: otherBills },
  ],
  [
    'a receipt whose numbers are written otherwise',
    {
      payments: [row('PAGADO')],
      pages: [[lineOf({ ...a, invoiceId: 'f 0001' }), lineOf({ ...b, invoiceId: '' })]],
    },
    { ...paid, text: ready, mails: 1 },
  ],
  [
    'a receipt whose second page is its first',
    { payments: [row('PAGADO')], pages: [agreeing, agreeing], announced: 4 },
    { ...paid, text: late },
  ],
  [
    'a receipt with fewer lines than it announces',
    { payments: [row('PAGADO')], pages: [agreeing, []], announced: 5 },
    { ...paid, text: late },
  ],
])('T05 the certain part of a bank’s answer %s is used', async (_name, answer, outcome) => {
  const { payments, pages = [agreeing], announced = pages.flat().length, printed } = answer;
  if (printed) expectConsole(printed);
  bank.use(
    http.get('*/payments', () => HttpResponse.json({ items: payments, total: payments.length })),
    http.post('*/get-comprobante-pago', async ({ request }) => {
      const { numero_pagina: page } = (await request.json()) as { numero_pagina: number };
      return HttpResponse.json({ registros: pages[page - 1] ?? [], total: announced });
    }),
    // The simulated bank would refuse to mail a receipt, because it does not have this payment.
    http.post('*/enviaComprobante', () => HttpResponse.json({})),
  );
  const attempt = sampleAttempt({ reference, items: [a, b], startedAt: Date.now() });
  const { store } = await renderApp({
    url: `/resultadoPago?referencia=${reference}`,
    local: {
      cart: storedCart([a, b]),
      payment: { version: 2, attempts: [attempt], receipts: [] },
    },
  });
  const { title, text, cart, mails = 0 } = outcome;
  await heading(title);
  if (text !== undefined) expect((await screen.findAllByText(text))[0]).toBeVisible();
  if (text === partly) {
    const { company, invoiceId, amount } = cart[0] ?? other;
    const named = `${company.name}, ${invoiceId}: ${formatPesos(amount)}`;
    expect(screen.getByText(invoiceId).closest('li')).toHaveTextContent(named);
  }
  await waitFor(() => expect(isAsking()).toBe(false));
  expect(store.getState().cart.items.map(({ invoiceId }) => invoiceId)).toEqual(
    cart.map(({ invoiceId }) => invoiceId),
  );
  const { receipts } = store.getState().payment;
  expect(receipts.filter(({ state }) => state === 'sent')).toHaveLength(mails);
  expect(receipts).toHaveLength(mails);
  // Without a receipt that agrees with the payment, no total is shown.
  if (mails === 0) expect(screen.queryByText('Total pagado')).not.toBeInTheDocument();
  if (text === contradiction || text === otherBills) {
    expect(document.body).not.toHaveTextContent(/25\.650|24\.000/);
    expect(screen.queryByRole('button', { name: 'Enviar comprobante' })).toBeNull();
  }
});
