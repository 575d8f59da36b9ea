import { demoUsers } from '../../mocks/bank/demo.ts';
import { payerToken } from '../../mocks/testClient.ts';

/** The session storage of a demo payer who signed in at the simulated bank, for `renderApp({ session })`. */
export async function payerSession(email = 'pagador@ejemplo.cl') {
  const user = demoUsers.find(({ correo }) => correo === email);
  if (!user) throw new Error(`The simulated bank knows no ${email}`);
  const { idu, docUsr, nombre, apellidos, segundoApellido } = user;
  const userData = { idu, docUsr, email };
  return {
    token: `Bearer ${await payerToken(email)}`,
    userData,
    userInfo: { nombre, apellidos, segundoApellido },
    politicas: { tiempoDeInactividad: 5 },
    currentUser: userData,
  };
}
