import type { Payment } from '../../api/payments.ts';

/** What became of a payment; `verifying` while the bank has not said (trust T02, T03). */
export type Outcome = 'paid' | 'pending' | 'rejected' | 'verifying';

const outcomes = { PAGADO: 'paid', PENDIENTE: 'pending', RECHAZADO: 'rejected' } as const;

/** The outcome that the bank's answer means; no answer and an unsettled payment mean none yet. */
export function outcomeOf(payment: Payment | null | undefined): Outcome {
  return payment ? outcomes[payment.status] : 'verifying';
}

/** The heading and the first sentence of each outcome; only the bank's rejection says that nothing was charged. */
export const outcomeTexts: Record<Outcome, { title: string; lead: string }> = {
  paid: {
    title: 'Pago exitoso',
    lead: 'El banco recibió tu pago. Guarda este comprobante.',
  },
  pending: {
    title: 'Pago pendiente',
    lead: 'El banco está procesando tu pago. Mientras tanto no vuelvas a pagar estas cuentas; guarda la referencia.',
  },
  rejected: {
    title: 'Pago rechazado',
    lead: 'El banco rechazó el pago y no hizo ningún cobro.',
  },
  verifying: {
    title: 'Estamos verificando tu pago',
    lead: 'El banco todavía no nos informa un resultado para esta referencia.',
  },
};

/** The same when the cart still holds what was to be paid. */
export const rejectedLead = `${outcomeTexts.rejected.lead} Tus cuentas siguen en el carro.`;
/** What a payer reads of an own payment that the bank has not settled: it may be gone on with, by ruling 1 without a second charge. */
export const openLead =
  'El banco todavía no nos informa el resultado. Si no alcanzaste a terminar, puedes intentarlo de nuevo: seguirás con este mismo pago.';
/** The same when not even the inscription was answered (trust T03). */
export const unansweredLead =
  'No recibimos la respuesta del banco. Puedes intentarlo de nuevo: si el banco ya registró este pago, seguirás con el mismo.';
