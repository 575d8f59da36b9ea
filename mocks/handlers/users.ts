import { string } from 'yup';
import { refuse, refuseViolation } from '../bank/refusal.ts';
import { deleteUser, register, updateUser, userInfo } from '../bank/users.ts';
import type { SandboxSettings } from '../bank/environment.ts';
import { endpointMaker } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { email, exactly, words } from './schemas.ts';

/**
 * Creates the endpoints that register a payer, and that read, change or delete the signed-in
 * payer's data.
 */
export function userEndpoints(settings: SandboxSettings): Endpoint[] {
  const endpoint = endpointMaker(settings);
  const users = `/apiportal/v1/usuariopp/${settings.PORTAL_CHILD_COMPANY}`;
  const profile = {
    nombre: words(),
    apellidos: words(),
    segundoApellido: string(),
    correo: email(),
    telefono: words(),
  };
  const checkOwn = (docUsr: string | undefined, own: string) => {
    if (docUsr !== own) refuseViolation('Solo puedes cambiar tu propia cuenta.', 'forbidden');
  };

  return [
    endpoint({
      name: 'getUserInfo',
      method: 'get',
      path: '/gestion_usuario/userinfo',
      access: 'payer',
      answer: (_, { payer }) => userInfo(payer()),
    }),
    endpoint({
      name: 'getProfile',
      method: 'get',
      path: '/apiportal/perfiles/:id',
      access: 'payer',
      answer(_, { params, payer }) {
        const { perfil } = userInfo(payer());
        if (params['id'] !== perfil) refuse('notFound', 'Ese perfil no existe.');
        return { id: perfil, nombre: 'Usuario Pagador' };
      },
    }),
    endpoint({
      name: 'register',
      method: 'post',
      path: users,
      access: 'any',
      body: exactly({ ...profile, rut: words(), password: words() }),
      answer: (bank, { body }) => register(bank, body),
    }),
    endpoint({
      name: 'updateUser',
      method: 'put',
      path: `${users}/:docUsr/`,
      access: 'payer',
      body: exactly(profile),
      answer(bank, { params, body, session, payer }) {
        checkOwn(params['docUsr'], session.docUsr);
        return updateUser(bank, payer(), body);
      },
    }),
    endpoint({
      name: 'deleteUser',
      method: 'delete',
      path: `${users}/:docUsr/`,
      access: 'payer',
      answer(bank, { params, session, payer }) {
        checkOwn(params['docUsr'], session.docUsr);
        deleteUser(bank, payer());
        return {};
      },
    }),
  ];
}
