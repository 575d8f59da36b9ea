import type { Bank } from './bank.ts';
import { timestamp } from './bank.ts';
import { findContract } from './catalogue.ts';
import { takenDebts } from './debts.ts';
import { findInscription } from './inscriptions.ts';
import { refuse } from './refusal.ts';
import type { Inscription } from './state.ts';
import { chileanTime } from './time.ts';

/** The choices of a payer on the payment page. */
export type Choice = 'approve' | 'reject' | 'leavePending' | 'abandon';

export interface PaymentPageView {
  sessionid: string;
  referencia: string;
  merchant: string;
  items: { name: string; detail: string; amount: number }[];
  total: number;
  /**
   * Only an `open` payment can be decided. `closed` means that it was decided before; `paid`, that
   * another payment, paid or pending, includes one of its debts.
   */
  state: 'open' | 'closed' | 'paid';
  returnUrl: string;
}

const outcomes = { approved: 'PAGADO', rejected: 'RECHAZADO', pending: 'PENDIENTE' } as const;
const chosen = { approve: 'PAGADO', reject: 'RECHAZADO', leavePending: 'PENDIENTE' } as const;

function returnUrl({ portal, referencia }: Inscription): string {
  return `${portal}/resultadoPago?referencia=${encodeURIComponent(referencia)}`;
}

function stateOf(bank: Bank, inscription: Inscription): PaymentPageView['state'] {
  if (inscription.estado !== 'ABIERTA') return 'closed';
  const taken = takenDebts(bank);
  return inscription.lines.some(({ item }) => taken.has(item.id)) ? 'paid' : 'open';
}

/**
 * Returns the payment page of the inscription (a payment registered at the bank) with this
 * `sessionid`; refuses an unknown one.
 */
export function paymentPage(bank: Bank, sessionid: string): PaymentPageView {
  const inscription = findInscription(bank, sessionid);
  const { referencia, lines, total } = inscription;
  const contractId = lines[0]?.item.contract.id ?? '';
  return {
    sessionid,
    referencia,
    merchant: findContract(contractId)?.company.name ?? 'Comercio',
    items: lines.map(({ item }) => ({
      name: item.company.name,
      detail: `${item.contract_name} · ${item.invoiceId}`,
      amount: item.amount,
    })),
    total,
    state: stateOf(bank, inscription),
    returnUrl: returnUrl(inscription),
  };
}

/**
 * Applies the payer's choice, or the outcome that the scenario fixes; returns the URL to which the
 * browser goes next. Changes nothing if the payer abandons the page or the payment was decided
 * before. Refuses a payment with a debt that another payment, paid or pending, includes.
 */
export function decide(bank: Bank, sessionid: string, choice: Choice): string {
  const inscription = findInscription(bank, sessionid);
  if (choice === 'abandon' || inscription.estado !== 'ABIERTA') return returnUrl(inscription);
  if (stateOf(bank, inscription) === 'paid') {
    refuse('conflict', 'Una de estas deudas ya fue pagada o tiene un pago en curso.');
  }
  const { payment, pendingSeconds } = bank.state.scenario;
  inscription.estado = payment === 'choose' ? chosen[choice] : outcomes[payment];
  inscription.fecha = timestamp(bank);
  if (inscription.estado === 'PENDIENTE' && pendingSeconds !== null) {
    inscription.settlesAt = bank.now().getTime() + pendingSeconds * 1000;
  }
  return returnUrl(inscription);
}

/** Marks as paid every pending payment whose `settlesAt` has passed. */
export function settleDue(bank: Bank): void {
  const now = bank.now().getTime();
  for (const inscription of bank.state.inscriptions) {
    const { estado, settlesAt } = inscription;
    if (estado !== 'PENDIENTE' || settlesAt === null || settlesAt > now) continue;
    settle(inscription, 'PAGADO', new Date(settlesAt));
  }
}

function settle(inscription: Inscription, estado: 'PAGADO' | 'RECHAZADO', at: Date): void {
  inscription.estado = estado;
  inscription.fecha = chileanTime(at);
  inscription.settlesAt = null;
}

/** Settles the pending payment with this reference; without a reference, all pending payments. */
export function settlePending(
  bank: Bank,
  estado: 'PAGADO' | 'RECHAZADO' = 'PAGADO',
  referencia?: string,
): void {
  for (const inscription of bank.state.inscriptions) {
    const meant = referencia === undefined || inscription.referencia === referencia;
    if (meant && inscription.estado === 'PENDIENTE') settle(inscription, estado, bank.now());
  }
}
