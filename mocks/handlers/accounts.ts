import { addAccount, deleteAccount, listAccounts, renameAccount } from '../bank/accounts.ts';
import { checkOwner } from '../bank/sessions.ts';
import type { SandboxSettings } from '../bank/environment.ts';
import { endpointMaker } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { contractId, exactly, ordinal, reference, words } from './schemas.ts';

/** Creates the endpoints that list, save, rename and delete a payer's accounts. */
export function accountEndpoints(settings: SandboxSettings): Endpoint[] {
  const endpoint = endpointMaker(settings);
  const accounts = `/apiGatewayCuentas${settings.PORTAL_RETAILER}/cuentas/:idu`;
  const alias = words().max(60);
  const id = (params: Record<string, string>, name: 'idu' | 'accountId') => params[name] ?? '';

  return [
    endpoint({
      name: 'getAccounts',
      method: 'get',
      path: accounts,
      access: 'payer',
      query: exactly({ pagina: ordinal().required(), numreg: ordinal().required() }),
      answer(bank, { params, query, session }) {
        checkOwner(session, id(params, 'idu'));
        return listAccounts(bank, session.idu, Number(query.pagina), Number(query.numreg));
      },
    }),
    endpoint({
      name: 'addAccount',
      method: 'post',
      path: accounts,
      access: 'payer',
      body: exactly({ alias, contract: contractId(), reference: reference() }),
      answer(bank, { params, body, session }) {
        checkOwner(session, id(params, 'idu'));
        return addAccount(bank, session.idu, body);
      },
    }),
    endpoint({
      name: 'renameAccount',
      method: 'put',
      path: `${accounts}/:accountId`,
      access: 'payer',
      body: exactly({ alias }),
      answer(bank, { params, body, session }) {
        checkOwner(session, id(params, 'idu'));
        return renameAccount(bank, session.idu, id(params, 'accountId'), body.alias);
      },
    }),
    endpoint({
      name: 'deleteAccount',
      method: 'delete',
      path: `${accounts}/:accountId`,
      access: 'payer',
      answer(bank, { params, session }) {
        checkOwner(session, id(params, 'idu'));
        deleteAccount(bank, session.idu, id(params, 'accountId'));
        return {};
      },
    }),
  ];
}
