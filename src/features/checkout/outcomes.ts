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
    lead: 'El banco rechazó el pago y no hizo ningún cobro. Tus cuentas siguen en el carro.',
  },
  verifying: {
    title: 'Estamos verificando tu pago',
    lead: 'El banco todavía no nos informa el resultado. No cierres tu otra ventana de pago si aún la estás usando.',
  },
};
