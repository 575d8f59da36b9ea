import { refuse, refuseViolation } from '../bank/refusal.ts';
import {
  closeSession,
  issueGuestToken,
  lastLogin,
  login,
  policy,
  refreshToken,
} from '../bank/sessions.ts';
import type { Session } from '../bank/state.ts';
import { userInfo } from '../bank/users.ts';
import type { SandboxSettings } from '../bank/environment.ts';
import { endpointMaker } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { exactly, words } from './schemas.ts';

/** Creates the endpoints for tokens, for the sign-in, and for keeping or ending a session. */
export function sessionEndpoints(settings: SandboxSettings): Endpoint[] {
  const endpoint = endpointMaker(settings);
  const person = { empresa: words().oneOf([settings.PORTAL_PARENT_COMPANY]), usuario: words() };

  const checkPerson = (session: Session, usuario: string) => {
    if (usuario !== session.docUsr) refuseViolation('usuario no es el de la sesión.', 'forbidden');
  };

  return [
    endpoint({
      name: 'issueGuestToken',
      method: 'post',
      path: '/basic/token-guest',
      access: 'none',
      body: exactly({ credentials: words() }),
      answer(bank, { body }) {
        if (body.credentials !== settings.PORTAL_CREDENTIALS) {
          refuseViolation('Las credenciales no son las del portal.', 'unauthenticated');
        }
        return issueGuestToken(bank);
      },
    }),
    endpoint({
      name: 'login',
      method: 'post',
      path: `/basic/token/${settings.PORTAL_CHILD_COMPANY}`,
      access: 'any',
      body: exactly({ correo: words().max(100), password: words().max(100) }),
      answer: (bank, { body }) => login(bank, body.correo, body.password),
    }),
    endpoint({
      name: 'getPolicy',
      method: 'get',
      path: '/apiportal/politica/:id/politica',
      access: 'payer',
      answer(_, { params, payer }) {
        if (params['id'] !== userInfo(payer()).politica)
          refuse('notFound', 'Esa política no existe.');
        return policy();
      },
    }),
    endpoint({
      name: 'getLastLogin',
      method: 'get',
      path: '/gestion_usuario/ultimo_login',
      access: 'payer',
      query: exactly(person),
      answer(bank, { query, session, payer }) {
        checkPerson(session, query.usuario);
        return lastLogin(bank, payer());
      },
    }),
    endpoint({
      name: 'getPasswordState',
      method: 'get',
      path: '/gestion_usuario/estado_clave',
      access: 'payer',
      query: exactly(person),
      answer(_, { query, session, payer }) {
        checkPerson(session, query.usuario);
        return { ept: payer().passwordState };
      },
    }),
    endpoint({
      name: 'closeOtherSession',
      method: 'put',
      path: '/gestion_usuario/sesion_anterior',
      access: 'payer',
      answer(_, { payer }) {
        payer().otherSession = false;
        return {};
      },
    }),
    endpoint({
      name: 'refreshToken',
      method: 'get',
      path: '/gestion_usuario/refrescar_token',
      access: 'payer',
      query: exactly(person),
      answer(bank, { query, session, payer, headers }) {
        checkPerson(session, query.usuario);
        payer();
        const [, token = ''] = (headers.get('Authorization') ?? '').split(' ');
        return refreshToken(bank, session, token);
      },
    }),
    endpoint({
      name: 'logout',
      method: 'get',
      path: '/gestion_usuario/logout',
      access: 'payer',
      query: exactly({ ...person, evento: words().oneOf(['logout', 'close']) }),
      answer(bank, { query, session }) {
        checkPerson(session, query.usuario);
        closeSession(bank, session);
        return {};
      },
    }),
    endpoint({
      name: 'keepAlive',
      method: 'get',
      path: '/gestion_usuario/keepalive',
      access: 'payer',
      answer: () => ({}),
    }),
  ];
}
