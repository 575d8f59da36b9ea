import type { Payment, PaymentStatus } from '../../api/paymentsApi.ts';
import { outcomeTitles } from '../../store/payment/outcomeListener.ts';

/**
 * The outcome of a payment: `verifying` until the bank lists the payment, `unknown` if the payment
 * was opened by its reference alone and the bank does not list it.
 */
export type Outcome = PaymentStatus | 'verifying' | 'unknown';

/** Returns `verifying` without an answer, and while the bank does not list the payment. */
export function outcomeOf(payment: Payment | null | undefined): Outcome {
  return payment?.status ?? 'verifying';
}

/**
 * The heading and first sentence of each outcome. Only that of a rejection may claim that nothing
 * was charged: with any other outcome the bank may have charged the payment, or still do so.
 */
export const outcomeTexts: Record<Outcome, { title: string; lead: string }> = {
  paid: {
    title: outcomeTitles.paid,
    lead: 'El banco recibió tu pago. Guarda este comprobante.',
  },
  pending: {
    title: outcomeTitles.pending,
    lead: 'El banco está procesando tu pago. Mientras tanto, no vuelvas a pagar estas deudas.',
  },
  rejected: {
    title: outcomeTitles.rejected,
    lead: 'El banco rechazó el pago y no hizo ningún cobro.',
  },
  other: {
    title: outcomeTitles.other,
    lead: 'El banco informa un estado distinto de pagado, pendiente o rechazado.',
  },
  verifying: {
    title: 'Estamos verificando tu pago',
    lead: 'No sabemos todavía qué dice el banco de este pago.',
  },
  unknown: {
    title: 'No encontramos ese pago',
    lead: 'El banco no conoce un pago con esta referencia. Revisa que esté completa; si acabas de pagar, espera un momento.',
  },
};

/** The sentence until the bank has answered for the first time. */
export const askingLead = 'Un momento: le estamos preguntando al banco por este pago.';
/**
 * The sentence of a paid payment whose receipt the bank lacks, or has with other bills or amounts.
 */
export const lateLead = 'El banco recibió tu pago. Guarda la referencia.';
/** The sentence of a rejection while the rejected bills are still in the cart. */
export const rejectedLead = `${outcomeTexts.rejected.lead} Tus deudas siguen en el carro.`;
/** The sentence of a payment that is opened by its reference alone. */
export const checkLead = (payment: Payment): string =>
  checkLeads[payment.status] ?? otherLead(payment.statusWord);

const checkLeads: Partial<Record<PaymentStatus, string>> = {
  paid: 'El banco confirma que este pago se hizo.',
  pending: 'El banco está procesando este pago: todavía no está hecho.',
  rejected: 'El banco rechazó este pago: no se hizo.',
};

/** The sentence of a payment with a status that the portal does not know. */
export const otherLead = (statusWord: string) =>
  `El banco informa este pago como «${statusWord}». Si no es lo que esperabas, escríbenos antes de pagar de nuevo.`;
/** The sentence when the bank answers with a payment of other bills. */
export const foreignLead =
  'El banco respondió con un pago de otras deudas. Tus deudas siguen en el carro: revisa con tu banco antes de pagarlas de nuevo.';
/** The sentence of a reference that the bank does not list; the payment may not exist. */
export const unlistedLead = 'El banco todavía no tiene un pago con esta referencia.';
/** The sentence of a payment that the bank has reported as paid or pending, but no longer lists. */
export const lostLead =
  'El banco ya nos había informado este pago y ahora no lo encuentra. No vuelvas a pagar estas deudas: consulta más tarde o escríbenos.';
/**
 * Added to the sentence of this browser's payment while it has no outcome, if the cart still has
 * its bills or it is paid through a link: trying again then continues the same payment, and the
 * bank charges once.
 */
export const openAdvice =
  'Si no alcanzaste a terminar, inténtalo de nuevo: seguirás con este mismo pago.';
/** The sentence when the registration got no answer (docs/trust.md, T03). */
export const unansweredLead =
  'No recibimos la respuesta del banco. Inténtalo de nuevo: no pagarás dos veces, pues si el banco ya lo registró seguirás con el mismo pago.';
