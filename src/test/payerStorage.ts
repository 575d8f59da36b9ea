import { demoUsers } from '../../mocks/bank/demo.ts';
import { payerToken } from '../../mocks/testing/testClient.ts';

/**
 * The storages of a newly signed-in demo payer, as options of `renderApp`; with a new token of the
 * bank by default.
 */
export async function payerStorage(email = 'pagador@ejemplo.cl', token?: string) {
  const user = demoUsers.find(({ correo }) => correo === email);
  if (!user) throw new Error(`The simulated bank knows no ${email}`);
  const { idu, docUsr, nombre, apellidos, segundoApellido } = user;
  const userData = { idu, docUsr, email };
  return {
    session: {
      token: `Bearer ${token ?? (await payerToken(email))}`,
      userData,
      userInfo: { nombre, apellidos, segundoApellido },
      politicas: { tiempoDeInactividad: 5 },
      otraSesionActiva: 'false',
      estado_user: 'INACTIVA',
      currentUser: userData,
    },
    local: { 'ng2Idle.lastActivity': Date.now(), 'ng2Idle.payer': idu },
  };
}
