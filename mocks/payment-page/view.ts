import { formatReceiptPesos as pesos } from '../../src/lib/money.ts';
import type { Choice, PaymentPageView } from '../bank/paymentPage.ts';
import { h } from './elements.ts';
import type { Piece } from './elements.ts';

const choices: readonly { choice: Choice; label: string; look: string }[] = [
  { choice: 'approve', label: 'Aprobar', look: 'primary' },
  { choice: 'reject', label: 'Rechazar', look: 'plain' },
  { choice: 'leavePending', label: 'Dejar pendiente', look: 'plain' },
  { choice: 'abandon', label: 'Abandonar', look: 'quiet' },
];

const closedTexts = {
  closed: 'Este pago ya fue decidido. Vuelve al comercio para ver el resultado.',
  paid: 'Una de estas deudas ya fue pagada o tiene otro pago en curso. No se hará ningún cargo.',
};

export function isChoice(value: unknown): value is Choice {
  return choices.some(({ choice }) => choice === value);
}

function shell(title: string, ...content: Piece[]): Piece {
  return h(
    'main',
    { class: 'page' },
    h('p', { class: 'brand' }, 'Banco de prueba'),
    h('h1', { tabindex: '-1' }, title),
    ...content,
    h('p', { class: 'note' }, 'Página simulada: aquí no se mueve dinero.'),
  );
}

function slip({ merchant, referencia, items, total }: PaymentPageView): Piece {
  const rows = items.map(({ name, detail, amount }) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row' }, name, h('span', { class: 'detail' }, detail)),
      h('td', {}, pesos(amount)),
    ),
  );
  return h(
    'section',
    { class: 'slip', 'aria-label': 'Detalle del pago' },
    h(
      'dl',
      {},
      h('dt', {}, 'Comercio'),
      h('dd', {}, merchant),
      h('dt', {}, 'Referencia'),
      h('dd', {}, referencia),
    ),
    h(
      'table',
      {},
      h('caption', {}, 'Deudas'),
      h('tbody', {}, ...rows),
      h(
        'tfoot',
        {},
        h('tr', {}, h('th', { scope: 'row' }, 'Total'), h('td', { class: 'total' }, pesos(total))),
      ),
    ),
  );
}

function decisionForm(sessionid: string): Piece {
  return h(
    'form',
    { method: 'post', 'aria-label': 'Decisión' },
    h('input', { type: 'hidden', name: 'sessionid', value: sessionid }),
    ...choices.map(({ choice, label, look }) =>
      h('button', { type: 'submit', name: 'choice', value: choice, class: look }, label),
    ),
  );
}

/**
 * Returns the payment page: the merchant, the reference, the bills with their total, and four
 * choices. If the payment can no longer be decided, the reason and a link to the portal replace the
 * choices.
 */
export function paymentPageView(view: PaymentPageView): Piece {
  if (view.state === 'open')
    return shell('Confirma tu pago', slip(view), decisionForm(view.sessionid));
  return shell(
    view.state === 'paid' ? 'Este pago no se puede hacer' : 'Este pago ya está cerrado',
    slip(view),
    h('p', { role: 'status' }, closedTexts[view.state]),
    h('a', { class: 'primary', href: view.returnUrl }, 'Volver al comercio'),
  );
}

/** Returns the page of a payment that cannot be shown; `message` is the reason. */
export function paymentProblemView(message: string): Piece {
  return shell('No podemos mostrar este pago', h('p', { role: 'alert' }, message));
}
