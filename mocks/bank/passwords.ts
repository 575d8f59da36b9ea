import type { Bank } from './bank.ts';
import { countMail, mailCode } from './mails.ts';
import { refuse } from './refusal.ts';
import { newCode } from './secrets.ts';
import type { User } from './state.ts';
import { checkPassword, findUserByMail } from './users.ts';

/** Milliseconds for which a mailed code is valid. */
const codeLifetime = 600_000;
/** The number of wrong codes after which the right one no longer works. */
const codeAttempts = 5;

/** Changes the password of a payer who knows the current one. */
export function changePassword(user: User, current: string, next: string): void {
  if (user.password !== current) refuse('invalid', 'La contraseña actual no es correcta.');
  setPassword(user, next);
}

function setPassword(user: User, password: string): void {
  checkPassword(password);
  user.password = password;
  user.passwordState = 2;
  user.blocked = false;
  user.failedLogins = 0;
}

/**
 * Mails a six-digit code if the address is a payer's; this payer's earlier code no longer works.
 */
export function requestResetCode(bank: Bank, correo: string): void {
  const user = findUserByMail(bank, correo);
  if (!user) {
    // An unknown address gets no error and counts towards the limits, too, because no answer may
    // reveal whether the bank knows an address.
    countMail(bank, [correo]);
    return;
  }
  const code = newCode(6);
  const others = bank.state.codes.filter((sent) => sent.correo !== user.correo);
  const expiresAt = bank.now().getTime() + codeLifetime;
  bank.state.codes = [...others, { correo: user.correo, code, expiresAt, failures: 0 }];
  mailCode(bank, user.correo, code);
}

/** Sets a new password if the mailed code is right, and lifts a block. A code works only once. */
export function resetPassword(bank: Bank, correo: string, code: string, next: string): void {
  const user = findUserByMail(bank, correo);
  const sent = user && bank.state.codes.find((candidate) => candidate.correo === user.correo);
  const good = sent && sent.failures < codeAttempts && sent.expiresAt > bank.now().getTime();
  if (sent && sent.code !== code) sent.failures += 1;
  if (!user || !good || sent.code !== code) {
    refuse('invalid', 'El código no es correcto o ya fue usado.');
  }
  setPassword(user, next);
  bank.state.codes = bank.state.codes.filter((candidate) => candidate !== sent);
}
