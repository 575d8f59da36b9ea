import { parseUrl } from '../../src/lib/urls.ts';
import type { Bank } from './bank.ts';
import { findContract } from './catalogue.ts';
import { takenDebts } from './debts.ts';
import { findInscription, inscribe } from './inscriptions.ts';
import { checkLimit, countTowards } from './limits.ts';
import { mailLink } from './mails.ts';
import { refuse, refuseViolation } from './refusal.ts';
import { newSecret } from './secrets.ts';
import type { Inscription, PaymentLink } from './state.ts';
import type { CartItem, LinkDashboard } from './wire.ts';

/** Milliseconds for which a payment link is valid. */
const linkLifetime = 72 * 3_600_000;

/** The sender's name in a link that a guest made. */
const defaultPayer = 'Pagador';

/** Maximum number of addresses to which one call may mail a link. */
const mostRecipients = 10;

/**
 * The request to mail a link. `correo` lists the recipients, separated by commas; `codigo` and
 * `cantidad` are the invoice numbers and amounts of the items.
 */
interface LinkNotice {
  correo: string;
  link: string;
  cantidad: number[];
  codigo: string[];
  codigoCarro: string;
  /** The payment link's id, which the handler reads from the URL `link`. */
  linkId: string;
}

/**
 * Returns the payment link of an inscription (a registered payment); the first call creates the
 * link. `button` is the URL of the payment page, and its `sessionid` names the inscription.
 */
export function convertLink(bank: Bank, button: string): PaymentLink {
  const sessionid = parseUrl(button)?.searchParams.get('sessionid') ?? '';
  const { referencia } = findInscription(bank, sessionid);
  const known = bank.state.links.find((link) => link.referencia === referencia);
  if (known) return known;
  const link = {
    id: newSecret(24),
    referencia,
    nombreCliente: defaultPayer,
    expiresAt: bank.now().getTime() + linkLifetime,
  };
  bank.state.links.push(link);
  return link;
}

function inscriptionOf(bank: Bank, referencia: string): Inscription {
  const found = bank.state.inscriptions.find((candidate) => candidate.referencia === referencia);
  return found ?? refuse('notFound', 'Este link de pago no existe.');
}

/** Whether the notice names exactly these items, by code and amount, in any order. */
function namesItems({ cantidad, codigo }: LinkNotice, items: readonly CartItem[]): boolean {
  const named = codigo.map((code, index) => `${code} ${cantidad[index]}`);
  const inscribed = items.map(({ invoiceId, amount }) => `${invoiceId} ${amount}`);
  return cantidad.length === codigo.length && String(named.sort()) === String(inscribed.sort());
}

/**
 * Mails the link to every recipient; the first recipient also gets the receipt if the payment has
 * no e-mail yet. Any caller may send this call, so the bank mails only the inscription's own link,
 * and takes the bills from its own state. `payerName` is the name of the signed-in payer.
 */
export function notifyLink(bank: Bank, notice: LinkNotice, payerName = defaultPayer): void {
  const { codigoCarro, correo, linkId } = notice;
  const recipients = correo.split(',');
  if (recipients.length > mostRecipients) {
    refuse('invalid', `El link se envía a ${mostRecipients} correos como máximo.`);
  }
  const inscription = bank.state.inscriptions.find(
    (candidate) => candidate.codigoCarro === codigoCarro,
  );
  if (!inscription) refuse('notFound', 'Ese carro no está inscrito.');
  const items = inscription.lines.map(({ item }) => item);
  if (!namesItems(notice, items)) {
    refuseViolation('cantidad y codigo no son los del carro inscrito.');
  }

  const link = bank.state.links.find(({ id }) => id === linkId);
  if (link?.referencia !== inscription.referencia) refuseViolation('link no es el de ese carro.');
  link.nombreCliente = payerName;
  if (!inscription.correo) inscription.correo = recipients[0] ?? '';
  mailLink(bank, recipients, { link: notice.link, payerName, items, total: inscription.total });
}

export function expireLink(bank: Bank, id: string): void {
  const link = bank.state.links.find((candidate) => candidate.id === id);
  if (link) link.expiresAt = bank.now().getTime();
}

/**
 * Returns the inscription that a link pays. If this was rejected, registers the same items again;
 * the link then pays the new inscription.
 */
function currentAttempt(bank: Bank, link: PaymentLink): Inscription {
  const inscription = inscriptionOf(bank, link.referencia);
  if (inscription.estado !== 'RECHAZADO') return inscription;
  const { userId, portal, lines, correo } = inscription;
  const debts = lines.map(({ item }) => item);
  const next = inscribe(bank, { userId, portal, debts, key: newSecret(32) });
  if (!next.correo) next.correo = correo;
  link.referencia = next.referencia;
  return next;
}

function stateOf(bank: Bank, link: PaymentLink): LinkDashboard['estado'] {
  const { estado, lines } = inscriptionOf(bank, link.referencia);
  if (estado === 'PAGADO') return 'PAGADO';
  if (estado === 'PENDIENTE') return 'PENDIENTE';
  const taken = takenDebts(bank);
  const lost = lines.some(({ item }) => taken.has(item.id));
  return lost || link.expiresAt <= bank.now().getTime() ? 'VENCIDO' : 'PENDIENTE';
}

/**
 * Returns the public contents of a link, and the `sessionid` of the inscription that the link pays.
 * Refuses an unknown id and, after too many unknown ids, every id.
 */
export function openLink(bank: Bank, id: string) {
  checkLimit(bank, 'wrongReference');
  const link = bank.state.links.find((candidate) => candidate.id === id);
  if (!link) {
    countTowards(bank, 'wrongReference');
    refuse('notFound', 'Este link de pago no existe.');
  }
  const estado = stateOf(bank, link);
  const open = estado === 'PENDIENTE';
  const inscription = open ? currentAttempt(bank, link) : inscriptionOf(bank, link.referencia);
  const cuentas = inscription.lines.map(({ item }) => item);
  const dashboard: Omit<LinkDashboard, 'url'> = {
    referencia: inscription.referencia,
    estado,
    compania: findContract(cuentas[0]?.contract.id ?? '')?.company.name ?? '',
    nombreCliente: link.nombreCliente,
    total: inscription.total,
    cuentas,
    codigoCarro: inscription.codigoCarro,
  };
  return { dashboard, sessionid: inscription.sessionid };
}
