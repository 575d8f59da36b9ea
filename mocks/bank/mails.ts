import { formatReceiptPesos as pesos } from '../../src/lib/money.ts';
import { nextNumber, timestamp } from './bank.ts';
import type { Bank } from './bank.ts';
import { escapeHtml } from './html.ts';
import { checkLimit, countTowards } from './limits.ts';
import { refuse } from './refusal.ts';
import type { Mail } from './state.ts';
import type { CartItem } from './wire.ts';

/** How many e-mails the outbox keeps. */
const kept = 100;

/** The bank's own mailbox for messages of visitors. */
const helpDesk = 'mesa-de-ayuda@pagos.ejemplo.cl';

/**
 * Counts a mail towards the limit of all mails and the limit of each address, except the help
 * desk's; refuses the mail if a limit is reached.
 */
export function countMail(bank: Bank, to: readonly string[]): void {
  const addresses = to.map((address) => address.toLowerCase()).filter((each) => each !== helpDesk);
  checkLimit(bank, 'mail');
  for (const address of addresses) checkLimit(bank, 'mailToOne', address);
  countTowards(bank, 'mail');
  for (const address of addresses) countTowards(bank, 'mailToOne', address);
}

/** Returns the HTML page of a letter, with a button if the letter has a link. */
function page(text: string, button?: { label: string; link: string }): string {
  const style =
    'padding:12px 24px;border-radius:12px;color:#fff;background:#0F4C5C;text-decoration:none';
  const foot =
    button && `<p><a style="${style}" href="${escapeHtml(button.link)}">${button.label}</a></p>`;
  return `<!doctype html><html lang="es"><title>Correo</title><body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere">${text}${foot ?? ''}</body></html>`;
}

/**
 * Adds an e-mail to the outbox; refuses it if a limit is reached, or while the scenario's
 * `mailFailure` is on.
 */
function send(bank: Bank, mail: Omit<Mail, 'id' | 'sentAt'>): void {
  countMail(bank, mail.to);
  if (bank.state.scenario.mailFailure) refuse('unavailable', 'El correo no pudo ser enviado.');
  const sent = { id: `m-${nextNumber(bank)}`, sentAt: timestamp(bank), ...mail };
  bank.state.mails = [...bank.state.mails, sent].slice(-kept);
}

/** Sends the letter with the code that resets a password. */
export function mailCode(bank: Bank, correo: string, code: string): void {
  send(bank, {
    kind: 'clave',
    to: [correo],
    subject: 'Tu código para restablecer la contraseña',
    body: page(
      `<p>Usa este código para restablecer tu contraseña:</p><p><strong>${code}</strong></p><p>Vence en diez minutos. Si no lo pediste, ignora este correo.</p>`,
    ),
  });
}

/** A message from the contact form, as the call `confmail` sends it. */
interface ContactMessage {
  name: string;
  email: string;
  phone: string;
  comment: string;
  uniqueNumber: string;
  urlEmailContact: string;
}

/**
 * Sends one of the two contact letters: a copy to the visitor or, if `to` is empty, the letter to
 * the bank's help desk.
 */
export function mailContact(bank: Bank, to: string[], message: ContactMessage): void {
  const rows = [
    ['Nombre', message.name],
    ['Correo', message.email],
    ['Teléfono', message.phone],
    ['Comentario', message.comment],
    ['Número', message.uniqueNumber],
  ].map(([label = '', value = '']) => `<li>${label}: ${escapeHtml(value)}</li>`);
  const isCopy = to.length > 0;
  const greeting = isCopy ? 'Recibimos tu mensaje:' : 'Alguien escribió en el portal:';
  send(bank, {
    kind: 'contacto',
    to: isCopy ? to : [helpDesk],
    subject: isCopy ? 'Recibimos tu mensaje' : `Mensaje ${message.uniqueNumber}`,
    body: page(`<p>${greeting}</p><ul>${rows.join('')}</ul>`, {
      label: 'Contacto',
      link: message.urlEmailContact,
    }),
    link: message.urlEmailContact,
  });
}

/** The contents of a payment link's letter; all but the link come from the bank's state. */
interface LinkLetter {
  link: string;
  payerName: string;
  items: readonly CartItem[];
  total: number;
}

/** Sends a payment link by mail, with its sender, bills and expiry. */
export function mailLink(
  bank: Bank,
  to: string[],
  { link, payerName, items, total }: LinkLetter,
): void {
  const lines = items.map(
    ({ invoiceId, amount }) => `<li>${escapeHtml(invoiceId)}: ${pesos(amount)}</li>`,
  );
  const count = items.length === 1 ? 'esta deuda' : `estas ${items.length} deudas`;
  const companies = [...new Set(items.map(({ company }) => company.name))].join(', ');
  send(bank, {
    kind: 'link',
    to,
    subject: `${payerName} te envió un link de pago`,
    body: page(
      `<p>${escapeHtml(payerName)} te invita a pagar ${count} de ${escapeHtml(companies)}:</p><ul>${lines.join('')}</ul><p>Total: <strong>${pesos(total)}</strong>. El link vence en tres días.</p>`,
      { label: 'Ver y pagar', link },
    ),
    link,
  });
}

/** Mails a receipt (comprobante); its HTML must have passed `checkReceipt`. */
export function mailReceipt(bank: Bank, to: string, html: string): void {
  send(bank, { kind: 'comprobante', to: [to], subject: 'Comprobante de pago', body: html });
}
