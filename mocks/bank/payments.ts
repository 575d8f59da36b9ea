import type { Bank } from './bank.ts';
import { findCompany, findContract } from './catalogue.ts';
import { demoUser } from './demo.ts';
import { guestPaymentOf, historyOf } from './history.ts';
import { checkLimit, countTowards } from './limits.ts';
import type { InscribedLine, Inscription, Session } from './state.ts';
import type { Payment, PaymentState, PublicPayment, ReceiptEntry } from './wire.ts';

/** A payment that was decided on at the bank's page: paid, rejected or left pending. */
type Decided = Inscription & { estado: PaymentState };

/**
 * Filters of payments; an absent or empty filter selects all. Days are `YYYY-MM-DD` in Chilean
 * time, and both are included.
 */
export interface PaymentFilters {
  userId?: string | undefined;
  referencia?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  companyId?: string | undefined;
  estado?: string | undefined;
}

const isDecided = (inscription: Inscription): inscription is Decided =>
  inscription.estado !== 'ABIERTA';

function companyOf({ lines }: Inscription) {
  return findContract(lines[0]?.item.contract.id ?? '')?.company;
}

/**
 * Returns all decided payments, newest first. An open inscription (registered at the bank, but not
 * decided on) is not a payment yet.
 */
function allPayments({ state }: Bank): Decided[] {
  const before = historyOf(state.seed, state.openedOn, state.scenario.longLists);
  return [...[...state.inscriptions].reverse(), guestPaymentOf(state.openedOn), ...before]
    .filter(isDecided)
    .sort((a, b) => Date.parse(b.fecha) - Date.parse(a.fecha));
}

/** Returns the payments that pass all given filters, newest first. */
export function findPayments(bank: Bank, filters: PaymentFilters): Decided[] {
  const { userId, referencia, from, to, companyId, estado } = filters;
  return allPayments(bank).filter((payment) => {
    const day = payment.fecha.slice(0, 10);
    return (
      (!userId || payment.userId === userId) &&
      (!referencia || payment.referencia === referencia) &&
      (!from || day >= from) &&
      (!to || day <= to) &&
      (!companyId || companyOf(payment)?.id === companyId) &&
      (!estado || payment.estado === estado)
    );
  });
}

/**
 * Counts the queries for unknown references, and refuses every query after too many of them, so
 * that no reference can be guessed.
 */
export function countUnknownReference(bank: Bank, referencia: string): void {
  checkLimit(bank, 'wrongReference');
  const isGiven =
    bank.state.inscriptions.some((each) => each.referencia === referencia) ||
    findPayments(bank, { referencia }).length > 0;
  if (!isGiven) countTowards(bank, 'wrongReference');
}

/**
 * Returns what a caller with only the reference may see of a payment. The result has no data of the
 * payer, because everyone who sees a receipt knows its reference.
 */
export function publicPaymentOf(payment: Decided): PublicPayment {
  const company = companyOf(payment);
  return {
    id: `p-${payment.referencia}`,
    referencia: payment.referencia,
    fecha: payment.fecha,
    estado: payment.estado,
    total: payment.total,
    id_Codigo_Empresa: { content: company?.code ?? '' },
    empresa: company?.name ?? '',
    cuentas: payment.lines.map(({ item: { company: paid, contract, amount } }) => ({
      company: paid,
      contract,
      amount,
    })),
  };
}

/** Returns all of a payment, for callers to whom `isOpenTo` gives access. */
export function paymentOf(payment: Decided): Payment {
  return {
    ...publicPaymentOf(payment),
    correo: payment.correo,
    cuentas: payment.lines.map(({ item }) => item),
  };
}

/**
 * Returns whether a call may read all fields of a payment: it has the payment's key
 * (`X-PAYMENT-KEY`), or comes from the payment's payer.
 */
export const isOpenTo = (
  { userId, codigoCarro }: Inscription,
  { kind, idu }: Session,
  key: string | null,
) => key === codigoCarro || (kind === 'payer' && idu === userId);

/** Returns one page of a list, `page` counted from 1, with the length of the whole list. */
export function pageOf<T>(all: readonly T[], page: number, size: number) {
  return { items: all.slice((page - 1) * size, page * size), total: all.length };
}

/**
 * Returns the identifiers of a receipt's line: COMPANY_ID first, then the account's own. The
 * invoice number is added if the account has neither a service nor an invoice number.
 */
function identifiersOf(
  line: InscribedLine,
  code: string,
): ReceiptEntry['identificador']['content'] {
  const own = line.identifiers.filter(({ id }) => id !== 'COMPANY_ID');
  const has = (kind: string) => own.some(({ id }) => id === kind);
  const invoice = { id: 'INVOICE_ID' as const, value: line.item.invoiceId };
  const addInvoice = !has('SERVICE_ID') && !has('INVOICE_ID');
  return [{ id: 'COMPANY_ID', value: code }, ...own, ...(addInvoice ? [invoice] : [])];
}

function receiptEntry(fecha: string, line: InscribedLine): ReceiptEntry {
  const company = findCompany(line.companyId);
  const value = (kind: string) => line.identifiers.find(({ id }) => id === kind)?.value ?? '';
  return {
    identificador: { content: identifiersOf(line, company?.code ?? '') },
    id_Empresa: { content: company?.name ?? '' },
    id_Id_Servicio: { content: value('SERVICE_ID') },
    id_Id_Cliente: { content: value('CLIENT_ID') },
    id_Id_Documento: { content: line.item.invoiceId },
    id_Total_Pagado: { content: line.item.amount },
    id_Codigo_Empresa: { content: company?.code ?? '' },
    contract_name: line.item.contract_name,
    fecha,
  };
}

/** Returns one receipt entry for each bill of the paid payments in a list. */
export function receiptEntries(payments: readonly Decided[]): ReceiptEntry[] {
  return payments
    .filter(({ estado }) => estado === 'PAGADO')
    .flatMap(({ fecha, lines }) => lines.map((line) => receiptEntry(fecha, line)));
}

/**
 * Whether the payer has the long lists (200 accounts, 5,000 payments): the scenario turns them on,
 * for the demo payer only.
 */
export function hasLongLists({ state }: Bank, idu: string): boolean {
  return state.scenario.longLists && idu === demoUser;
}
