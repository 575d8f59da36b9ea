import { within } from '@testing-library/dom';
import { formatReceiptPesos as pesos } from '../../src/lib/money.ts';
import { paymentPage } from '../bank/paymentPage.ts';
import { inscribeDebts, openBank, pay, waterDebts } from '../testing/bankFixtures.ts';
import { h, toElement, toHtml } from './elements.ts';
import type { Piece } from './elements.ts';
import { isChoice, paymentPageView, paymentProblemView } from './view.ts';

function show(piece: Piece) {
  document.body.replaceChildren(toElement(piece));
  return within(document.body);
}

function openPage() {
  const bank = openBank();
  return { bank, ...inscribeDebts(bank, waterDebts(bank)) };
}

describe('the payment page', () => {
  it('shows the merchant, the reference, every account and the total', () => {
    const { bank, sessionid, referencia } = openPage();
    const page = show(paymentPageView(paymentPage(bank, sessionid)));
    expect(page.getByRole('heading', { level: 1, name: 'Confirma tu pago' })).toBeVisible();
    expect(page.getByText(referencia)).toBeVisible();
    expect(page.getAllByRole('row')).toHaveLength(waterDebts(bank).length + 1);
    const total = waterDebts(bank).reduce((sum, { amount }) => sum + amount, 0);
    expect(page.getByRole('row', { name: /^Total/ })).toHaveTextContent(pesos(total));
  });

  it('offers the four choices, each with a value that the bank accepts', () => {
    const { bank, sessionid } = openPage();
    const buttons = show(paymentPageView(paymentPage(bank, sessionid))).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Aprobar',
      'Rechazar',
      'Dejar pendiente',
      'Abandonar',
    ]);
    for (const button of buttons) expect(isChoice(button.getAttribute('value'))).toBe(true);
    expect(isChoice('otra')).toBe(false);
  });

  it('offers only the way back once the payment was decided, or its accounts were paid elsewhere', () => {
    const decided = openPage();
    pay(decided.bank, waterDebts(decided.bank));
    const lost = openPage();
    pay(lost.bank, waterDebts(lost.bank).slice(0, 1));
    for (const { bank, sessionid, referencia } of [decided, lost]) {
      const page = show(paymentPageView(paymentPage(bank, sessionid)));
      expect(page.queryByRole('button')).toBeNull();
      expect(page.getByRole('link', { name: 'Volver al comercio' })).toHaveAttribute(
        'href',
        `https://portal.cl/resultadoPago?referencia=${referencia}`,
      );
    }
  });

  it('shows the reason why a payment cannot be shown', () => {
    expect(show(paymentProblemView('Este pago no existe.')).getByRole('alert')).toHaveTextContent(
      'Este pago no existe.',
    );
  });
});

describe('a piece of a page', () => {
  const hostile = '<img src=x onerror=alert(1)> "&\'';

  it('T17 keeps text as text, in HTML and in the document', () => {
    const piece = h('p', { title: hostile }, hostile);
    const parsed = new DOMParser().parseFromString(toHtml(piece), 'text/html').querySelector('p');
    for (const element of [parsed, toElement(piece)]) {
      expect(element?.textContent).toBe(hostile);
      expect(element?.getAttribute('title')).toBe(hostile);
      expect(element?.children).toHaveLength(0);
    }
  });

  it('is the same page whether the server writes it or the browser builds it', () => {
    const { bank, sessionid } = openPage();
    const piece = paymentPageView(paymentPage(bank, sessionid));
    const written = new DOMParser()
      .parseFromString(toHtml(piece), 'text/html')
      .querySelector('main');
    expect(written?.outerHTML).toBe(toElement(piece).outerHTML);
  });
});
