import { formatReceiptPesos as pesos } from '../../src/lib/money.ts';
import { ledger, timestamp } from './bank.ts';
import type { Bank } from './bank.ts';
import { findContract } from './catalogue.ts';
import { takenDebts } from './debts.ts';
import { refuse, refuseViolation } from './refusal.ts';
import { newReference, newSecret } from './secrets.ts';
import type { InscribedLine, Inscription } from './state.ts';
import type { CartItem } from './wire.ts';

/** Maximum number of items in a payment if the contract (a company's service) sets no maximum. */
const defaultMaxItems = 10;
/** Maximum number of items if the contract's maximum is `null`. */
const emptyMaxItems = 5;

/** `portal` is the origin to which the payer returns, `key` the request's `Idempotency-Key`. */
interface InscriptionRequest {
  userId: string;
  debts: CartItem[];
  portal: string;
  key: string;
}

function content(userId: string, items: CartItem[]): string {
  const lines = items.map(({ id, amount }) => `${id}=${amount}`).sort();
  return [userId, ...lines].join(' ');
}

const contentOf = ({ userId, lines }: Inscription) =>
  content(
    userId,
    lines.map(({ item }) => item),
  );

/**
 * Returns the inscription (a payment registered at the bank) that an earlier call with this key
 * got; undefined if there was no such call. Refuses the key if it comes with another cart or payer.
 */
function findByKey({ state }: Bank, key: string, wanted: string): Inscription | undefined {
  const known = state.inscriptions.find(({ keys }) => keys.includes(key));
  if (known && contentOf(known) !== wanted) {
    refuse('otherContent', 'Esta clave ya se usó para otro pago.');
  }
  return known;
}

/**
 * Returns a payer's undecided inscription of the same items, also one made on another device. All
 * guests have the same empty user id, so a guest's inscription is found only by its key.
 */
function findOpen({ state }: Bank, userId: string, wanted: string): Inscription | undefined {
  if (userId === '') return undefined;
  return state.inscriptions.find((each) => each.estado === 'ABIERTA' && contentOf(each) === wanted);
}

function checkLimits(contractId: string, items: CartItem[], total: number): void {
  const limits = findContract(contractId)?.contract.limits ?? {};
  const { minAmount, maxAmount, maxItems = defaultMaxItems } = limits;
  const most = maxItems ?? emptyMaxItems;
  if (items.length > most) refuse('invalid', `Este convenio admite hasta ${most} deudas por pago.`);
  if (minAmount !== undefined && total < minAmount)
    refuse('invalid', `El monto mínimo de pago es ${pesos(minAmount)}.`);
  if (maxAmount !== undefined && total > maxAmount)
    refuse('invalid', `El monto máximo de pago es ${pesos(maxAmount)}.`);
}

/**
 * Returns the line of a payment for an item. Refuses an item that does not match a debt of the
 * bank, or whose debt is already in a paid or pending payment.
 */
function inscribeLine(bank: Bank, item: CartItem, taken: Set<string>): InscribedLine {
  const debt = ledger(bank).debt(item.id);
  const account = ledger(bank).accountOf(item.id);
  if (!debt || !account || debt.invoiceId !== item.invoiceId) {
    refuse('conflict', `La deuda ${item.invoiceId} no existe en el banco.`);
  }
  const { id, secondId } = debt.contract;
  if (id !== item.contract.id || secondId !== item.contract.secondId) {
    refuseViolation(`La deuda ${item.invoiceId} es de otro convenio.`);
  }
  if (debt.amount !== item.amount) {
    refuse('conflict', `El monto de la deuda ${item.invoiceId} cambió. Consúltala de nuevo.`);
  }
  if (taken.has(debt.id)) {
    refuse('conflict', `La deuda ${item.invoiceId} ya fue pagada o tiene un pago en curso.`);
  }
  // Receipts and payment links show these values. They come from the bank's own bill, because a
  // forged request could put any text in their place.
  const { name, image } = debt.company;
  const own = { contract_name: debt.contract_name, company: { name, image } };
  return {
    item: { ...item, ...own },
    companyId: debt.company.id,
    identifiers: account.identifiers,
  };
}

function checkTogether(items: CartItem[]): string {
  const [first] = items;
  if (!first) refuseViolation('El pago no tiene deudas.');
  const one = items.every(({ contract }) => contract.id === first.contract.id);
  if (!one) refuseViolation('Un pago lleva deudas de un solo convenio.');
  const ids = new Set(items.map(({ id }) => id));
  if (ids.size < items.length) refuseViolation('Una deuda aparece dos veces en el pago.');
  return first.contract.id;
}

/**
 * Registers a cart for payment (inscription). A repeated key returns the inscription made with it,
 * and a payer who still has an open inscription of the same items gets that one.
 */
export function inscribe(
  bank: Bank,
  { userId, debts, portal, key }: InscriptionRequest,
): Inscription {
  const contractId = checkTogether(debts);
  const wanted = content(userId, debts);
  const known = findByKey(bank, key, wanted) ?? findOpen(bank, userId, wanted);
  if (known) {
    if (!known.keys.includes(key)) known.keys.push(key);
    return known;
  }

  const taken = takenDebts(bank);
  const lines = debts.map((item) => inscribeLine(bank, item, taken));
  const total = debts.reduce((sum, { amount }) => sum + amount, 0);
  checkLimits(contractId, debts, total);

  const fecha = timestamp(bank);
  const inscription: Inscription = {
    referencia: newReference(),
    codigoCarro: newSecret(32),
    keys: [key],
    sessionid: newSecret(32),
    userId,
    portal,
    lines,
    total,
    correo: bank.state.users.find(({ idu }) => idu === userId)?.correo ?? '',
    estado: 'ABIERTA',
    fecha,
    settlesAt: null,
  };
  bank.state.inscriptions.push(inscription);
  return inscription;
}

/** Returns the inscription with a `sessionid` from a payment page's URL; refuses an unknown one. */
export function findInscription(bank: Bank, sessionid: string): Inscription {
  const found = bank.state.inscriptions.find((candidate) => candidate.sessionid === sessionid);
  return found ?? refuse('notFound', 'Este pago no existe.');
}

/** Sets the payer's e-mail on the payment (the call `/Dashboard/icp`). */
export function registerPayerEmail(bank: Bank, sessionid: string, correo: string): string {
  findInscription(bank, sessionid).correo = correo;
  return 'OK';
}
