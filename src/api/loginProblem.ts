import { bankMessage, isBankError, isOffline, loginFailedText, offlineText } from './errors.ts';
import type { BankError } from './errors.ts';

const blocked = 'Error de autenticación: usuario bloqueado!';
const wrong = 'Error de autenticación: usuario o password incorrecto!';

/** Whether the bank refused a login because the payer is blocked. */
export function isBlocked(error: unknown): boolean {
  return isBankError(error) && error.status === 401 && bankMessage(error) === blocked;
}

/** Whether the 401 of a login refuses the credentials, and not the guest token. */
export function isRefusedLogin(error: BankError): boolean {
  return bankMessage(error)?.startsWith('Error de autenticación') === true;
}

/**
 * Returns the message after a failed login: `offlineText` without a connection; the portal's words
 * for wrong credentials; otherwise the bank's message or, without one, `loginFailedText`.
 */
export function loginProblem(error: unknown): string {
  if (isOffline(error)) return offlineText;
  const message = bankMessage(error);
  if (message === wrong) return 'El usuario o clave ingresados son incorrectos.';
  return message ?? loginFailedText;
}
