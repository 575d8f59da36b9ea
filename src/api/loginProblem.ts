import { bankMessage, isBankError, isOffline, loginFailedText, offlineText } from './errors.ts';
import type { BankError } from './errors.ts';

const blocked = 'Error de autenticación: usuario bloqueado!';
const wrong = 'Error de autenticación: usuario o password incorrecto!';

/** Whether the bank refused the login because the payer is blocked. */
export function isBlocked(error: unknown): boolean {
  return isBankError(error) && error.status === 401 && bankMessage(error) === blocked;
}

/** Whether a login's 401 refuses the credentials, not the guest's token. */
export function isRefusedLogin(error: BankError): boolean {
  return bankMessage(error)?.startsWith('Error de autenticación') === true;
}

/**
 * The message after a failed login: the bank's, except for wrong credentials, which is reworded.
 */
export function loginProblem(error: unknown): string {
  if (isOffline(error)) return offlineText;
  const message = bankMessage(error);
  if (message === wrong) return 'El usuario o clave ingresados son incorrectos.';
  return message ?? loginFailedText;
}
