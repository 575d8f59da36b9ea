import { array, number } from 'yup';
import { consultDebts } from '../bank/debts.ts';
import type { SandboxSettings } from '../bank/environment.ts';
import { endpointMaker } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { exactly, reference, time, words } from './schemas.ts';

/** Creates the endpoint that lists the debts of some accounts. */
export function debtEndpoints(settings: SandboxSettings): Endpoint[] {
  const queried = exactly({
    contract: words(),
    countryCode: number().required().oneOf([1]),
    currencyCode: words().oneOf(['CLP']),
    reference: reference(),
  });
  return [
    endpointMaker(settings)({
      name: 'consultDebts',
      method: 'post',
      path: '/ApiConsultaDeuda/consulta/',
      access: 'any',
      body: exactly({
        msgType: words().oneOf([settings.PORTAL_MESSAGE_TYPE]),
        idTrxRec: number().integer().required(),
        collectorId: words().oneOf([settings.PORTAL_COLLECTOR_ID]),
        date: time(),
        channel: words().oneOf(['Internet']),
        contracts: array(queried).min(1).required(),
      }),
      answer: (bank, { body }) => consultDebts(bank, body),
    }),
  ];
}
