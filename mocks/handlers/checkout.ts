import { array } from 'yup';
import { inscribe, registerPayerEmail } from '../bank/inscriptions.ts';
import { checkOwner } from '../bank/sessions.ts';
import type { SandboxSettings } from '../environment.ts';
import { endpointMaker, plain } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { cartItem, email, exactly, text, time, words } from './schemas.ts';

/** Inscription of a payment and the payer's e-mail on it. */
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
      answer(bank, { body, session, portal, buttonUrl }) {
        checkOwner(session, body.userId);
        const inscription = inscribe(bank, { userId: body.userId, debts: body.debts, portal });
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
