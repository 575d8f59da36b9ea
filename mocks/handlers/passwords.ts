import { lazy } from 'yup';
import type { Schema } from 'yup';
import { changePassword, requestResetCode, resetPassword } from '../bank/passwords.ts';
import { refuseViolation } from '../bank/refusal.ts';
import type { SandboxSettings } from '../bank/environment.ts';
import { endpointMaker } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { email, exactly, words } from './schemas.ts';

interface Recovery {
  correo: string;
  codigo?: string;
  claveNueva?: string;
}

/**
 * The body of a reset: the address alone in step 1, the code and the new password too in step 2.
 */
const recovery = lazy((value: unknown) => {
  const second = typeof value === 'object' && value !== null && 'codigo' in value;
  return second
    ? exactly({ correo: email(), codigo: words(), claveNueva: words() })
    : exactly({ correo: email() });
}) as unknown as Schema<Recovery>;

/**
 * Creates the endpoints that change a signed-in payer's password, or reset a forgotten one with a
 * mailed code.
 */
export function passwordEndpoints(settings: SandboxSettings): Endpoint[] {
  const endpoint = endpointMaker(settings);

  return [
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
        if (body.usuario !== session.docUsr) {
          refuseViolation('Solo puedes cambiar tu propia cuenta.', 'forbidden');
        }
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
        if (codigo === undefined || claveNueva === undefined) requestResetCode(bank, correo);
        else resetPassword(bank, correo, codigo, claveNueva);
        return {};
      },
    }),
  ];
}
