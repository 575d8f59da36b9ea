import { demoRut } from './samples.ts';
import type { User } from './state.ts';

export const demoPassword = 'Portal2024';

/** The user id of the main demo payer, the only one with saved accounts and past payments. */
export const demoUser = 'u-1';

const ordinary = {
  password: demoPassword,
  telefono: '+56987654321',
  blocked: false,
  failedLogins: 0,
  otherSession: false,
  passwordState: 2,
};

/**
 * The payers of a new bank, one for each outcome of a sign-in with the right password: accepted,
 * blocked, another session open, password expired.
 */
export const demoUsers: readonly User[] = [
  {
    ...ordinary,
    idu: demoUser,
    docUsr: demoRut,
    nombre: 'Antonia',
    apellidos: 'Rojas',
    segundoApellido: 'Fuentes',
    correo: 'pagador@ejemplo.cl',
  },
  {
    ...ordinary,
    idu: 'u-2',
    docUsr: '9876543-3',
    nombre: 'Elisa',
    apellidos: 'Paredes',
    correo: 'bloqueado@ejemplo.cl',
    blocked: true,
  },
  {
    ...ordinary,
    idu: 'u-3',
    docUsr: '7654321-6',
    nombre: 'Josefa',
    apellidos: 'Arce',
    correo: 'otra-sesion@ejemplo.cl',
    otherSession: true,
  },
  {
    ...ordinary,
    idu: 'u-4',
    docUsr: '8765432-K',
    nombre: 'Rosa',
    apellidos: 'Fuentes',
    segundoApellido: 'Leal',
    correo: 'clave-vencida@ejemplo.cl',
    passwordState: 1,
  },
];
