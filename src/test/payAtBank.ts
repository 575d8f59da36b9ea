import { inscribe } from '../../mocks/bank/inscriptions.ts';
import type { Choice } from '../../mocks/bank/paymentPage.ts';
import { toWireItem } from '../api/cartItem.ts';
import { createIdempotencyKey } from '../lib/dates/ids.ts';
import type { RegisteredAttempt } from '../store/payment/attempt.ts';
import { bankItems } from './cartInStorage.ts';
import { bank } from './renderApp.tsx';
import { sampleAttempt } from './sampleAttempt.ts';

/**
 * Registers bills at the bank, without the portal; by default two debts of a guest. Returns the
 * attempt as the browser of the guest (or of `changes.owner`) stores it, and the URL of the bank's
 * page.
 */
export function registerAtBank(
  items = bankItems(bank.bank),
  changes: Partial<RegisteredAttempt> = {},
): { attempt: RegisteredAttempt; button: string } {
  const portal = window.location.origin;
  const idempotencyKey = createIdempotencyKey();
  const made = inscribe(bank.bank, {
    userId: changes.owner ?? '',
    debts: items.map(toWireItem),
    portal,
    key: idempotencyKey,
  });
  made.correo = 'ana@ejemplo.cl';
  const attempt = sampleAttempt({
    items,
    startedAt: Date.now(),
    idempotencyKey,
    reference: made.referencia,
    paymentKey: made.codigoCarro,
    ...changes,
  });
  return { attempt, button: `${portal}/banco/?sessionid=${made.sessionid}` };
}

/** Like `registerAtBank`, and makes a choice on the bank's page; returns the attempt. */
export function payAtBank(
  choice: Choice,
  ...registration: Parameters<typeof registerAtBank>
): RegisteredAttempt {
  const { attempt, button } = registerAtBank(...registration);
  bank.decide(button, choice);
  return attempt;
}
