import { lazy, string } from 'yup';
import type { Schema } from 'yup';
import { refuseViolation } from '../bank/refusal.ts';
import {
  changePassword,
  deleteUser,
  recoverPassword,
  register,
  sendRecoveryCode,
  updateUser,
} from '../bank/users.ts';
import type { SandboxSettings } from '../environment.ts';
import { endpointMaker } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { email, exactly, words } from './schemas.ts';

interface Recovery {
  correo: string;
  codigo?: string;
  claveNueva?: string;
}

/** Step 1 gives the address alone, step 2 the code and the new password too. */
const recovery = lazy((value: unknown) => {
  const second = typeof value === 'object' && value !== null && 'codigo' in value;
  return second
    ? exactly({ correo: email(), codigo: words(), claveNueva: words() })
    : exactly({ correo: email() });
}) as unknown as Schema<Recovery>;

/** Registration, profile and passwords (bank contract, "Users"). */
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
    endpoint({
      name: 'changePassword',
      method: 'post',
      path: '/gestion_usuario/cambiar_clave',
      access: 'payer',
      body: exactly({
        empresa: words().oneOf([settings.PORTAL_PARENT_COMPANY]),
        usuario: words(),
        claveActual: words(),
        claveNueva: words(),
      }),
      answer(_, { body, session, payer }) {
        checkOwn(body.usuario, session.docUsr);
        changePassword(payer(), body.claveActual, body.claveNueva);
        return {};
      },
    }),
    endpoint({
      name: 'recoverPassword',
      method: 'post',
      path: `/gestion_usuario/recuperar_clave/${settings.PORTAL_CHILD_COMPANY}`,
      access: 'guest',
      body: recovery,
      answer(bank, { body: { correo, codigo, claveNueva } }) {
        if (codigo === undefined || claveNueva === undefined) sendRecoveryCode(bank, correo);
        else recoverPassword(bank, correo, codigo, claveNueva);
        return {};
      },
    }),
  ];
}
