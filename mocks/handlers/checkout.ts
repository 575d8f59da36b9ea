import { array } from 'yup';
import { inscribe, registerPayerEmail } from '../bank/inscriptions.ts';
import { refuseViolation } from '../bank/refusal.ts';
import { checkOwner } from '../bank/sessions.ts';
import type { SandboxSettings } from '../bank/environment.ts';
import { endpointMaker, plain } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { cartItem, email, exactly, text, time, words } from './schemas.ts';

/** Returns a call's `Idempotency-Key`; refuses one that is not 128 bits as base64url. */
function keyOf(headers: Headers): string {
  const key = headers.get('Idempotency-Key') ?? '';
  if (!/^[\w-]{22}$/.test(key)) refuseViolation('Falta Idempotency-Key, o no tiene 128 bits.');
  return key;
}

/**
 * Creates the endpoints that register a payment with the bank (inscription), and that set the
 * payer's e-mail on it.
 */
export function checkoutEndpoints(settings: SandboxSettings): Endpoint[] {
  const endpoint = endpointMaker(settings);
  return [
    endpoint({
      name: 'inscribe',
      method: 'post',
      path: '/apiDashboardPago/inscripcion',
      access: 'any',
      body: exactly({
        userId: text(),
        collectorId: words().oneOf([settings.PORTAL_COLLECTOR_ID]),
        date: time(),
        debts: array(cartItem()).min(1).required(),
      }),
      answer(bank, { body, session, portal, buttonUrl, headers }) {
        checkOwner(session, body.userId);
        const { userId, debts } = body;
        const inscription = inscribe(bank, { userId, debts, portal, key: keyOf(headers) });
        const { codigoCarro, referencia, sessionid } = inscription;
        return { codigoCarro, referencia, url: buttonUrl(sessionid) };
      },
    }),
    endpoint({
      name: 'registerPayerEmail',
      method: 'get',
      path: '*/Dashboard/icp',
      access: 'any',
      query: exactly({ sessionid: words(), cp: email() }),
      answer: (bank, { query }) =>
        plain('text/plain; charset=utf-8', registerPayerEmail(bank, query.sessionid, query.cp)),
    }),
  ];
}
