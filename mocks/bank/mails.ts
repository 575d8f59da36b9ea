import { nextNumber, timestamp } from './bank.ts';
import type { Bank } from './bank.ts';
import { escapeHtml } from './html.ts';
import { refuse } from './refusal.ts';
import type { Mail } from './state.ts';

/** E-mails that the outbox keeps. */
const kept = 100;

/** Sends an e-mail, that is, puts it into the outbox; fails when the scenario says that mail is down. */
export function send(bank: Bank, mail: Omit<Mail, 'id' | 'sentAt'>): void {
  if (bank.state.scenario.mailFailure) refuse('unavailable', 'El correo no pudo ser enviado.');
  const sent = { id: `m-${nextNumber(bank)}`, sentAt: timestamp(bank), ...mail };
  bank.state.mails = [...bank.state.mails, sent].slice(-kept);
}

/** The letter with the code that resets a password. */
export function mailCode(bank: Bank, correo: string, code: string): void {
  send(bank, {
    kind: 'clave',
    to: [correo],
    subject: 'Tu código para restablecer la contraseña',
    body: `<p>Usa este código para restablecer tu contraseña:</p><p><strong>${code}</strong></p><p>Vence en diez minutos. Si no lo pediste, ignora este correo.</p>`,
  });
}

/** What the contact form sends (bank contract, `confmail`). */
interface ContactMessage {
  name: string;
  email: string;
  phone: string;
  comment: string;
  uniqueNumber: string;
  urlEmailContact: string;
}

/** One of the two contact letters: the copy of the visitor who wrote, or, with nobody named, that of the bank's own desk. */
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
    to: isCopy ? to : ['mesa-de-ayuda@pagos.ejemplo.cl'],
    subject: isCopy ? 'Recibimos tu mensaje' : `Mensaje ${message.uniqueNumber}`,
    body: `<p>${greeting}</p><ul>${rows.join('')}</ul>`,
    link: message.urlEmailContact,
  });
}

/** The comprobante, as the portal wrote it. */
export function mailReceipt(bank: Bank, to: string, html: string): void {
  send(bank, { kind: 'comprobante', to: [to], subject: 'Comprobante de pago', body: html });
}
