import { nextNumber } from './bank.ts';
import type { Bank } from './bank.ts';
import { refuse, refuseViolation } from './refusal.ts';
import { isCanonicalRut } from './rut.ts';
import type { User } from './state.ts';
import type { UserInfo } from './wire.ts';

export interface Registration {
  nombre: string;
  apellidos: string;
  segundoApellido?: string | undefined;
  rut: string;
  correo: string;
  telefono: string;
  password: string;
}

/** The fields that a payer may change after the registration. */
type ProfileChanges = Omit<Registration, 'rut' | 'password'>;

const sameMail = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

export function findUser({ state }: Bank, idu: string): User | undefined {
  return state.users.find((user) => user.idu === idu);
}

/**
 * Returns the payer with this e-mail; upper and lower case and spaces around it make no difference.
 */
export function findUserByMail({ state }: Bank, correo: string): User | undefined {
  return state.users.find((user) => sameMail(user.correo, correo));
}

export const fullName = ({ nombre, apellidos, segundoApellido }: User) =>
  [nombre, apellidos, segundoApellido].filter(Boolean).join(' ');

/** Returns a payer's data in the format of the call `userinfo`. */
export function userInfo(user: User): UserInfo {
  const { idu, docUsr, nombre, apellidos, segundoApellido, correo, telefono } = user;
  return {
    idu,
    docUsr,
    nombre,
    apellidos,
    ...(segundoApellido && { segundoApellido }),
    correo,
    ...(telefono && { telefono }),
    perfil: 'pagador',
    politica: 'estandar',
  };
}

/** Refuses a password that is too short or too long; all characters are allowed. */
export function checkPassword(password: string): void {
  const { length } = Array.from(password);
  if (length < 8 || length > 100)
    refuse('invalid', 'La contraseña debe tener entre 8 y 100 caracteres.');
}

function checkPhone(telefono: string): void {
  if (!/^\+569\d{1,12}$/.test(telefono)) refuseViolation('El teléfono debe venir como +569….');
}

function checkMailIsFree(bank: Bank, correo: string, except?: User): void {
  const owner = findUserByMail(bank, correo);
  if (owner && owner !== except) refuse('conflict', 'Ya existe una cuenta con ese correo.');
}

/** Registers a payer; refuses an e-mail or a RUT (Chilean tax ID) that is already registered. */
export function register(bank: Bank, { rut, ...given }: Registration) {
  if (!isCanonicalRut(rut)) refuseViolation('El RUT debe ser válido y venir como 12345678-5.');
  checkPhone(given.telefono);
  checkPassword(given.password);
  checkMailIsFree(bank, given.correo);
  const taken = bank.state.users.some(({ docUsr }) => docUsr === rut);
  if (taken) refuse('conflict', 'Ya existe una cuenta con ese RUT.');
  const user: User = {
    ...given,
    idu: `u-${nextNumber(bank)}`,
    docUsr: rut,
    blocked: false,
    failedLogins: 0,
    otherSession: false,
    passwordState: 2,
  };
  bank.state.users.push(user);
  return { idu: user.idu, docUsr: user.docUsr };
}

/** Replaces a payer's data; refuses an e-mail that belongs to another payer. */
export function updateUser(bank: Bank, user: User, changes: ProfileChanges): UserInfo {
  checkPhone(changes.telefono);
  checkMailIsFree(bank, changes.correo, user);
  Object.assign(user, { ...changes, segundoApellido: changes.segundoApellido });
  return userInfo(user);
}

/**
 * Deletes a payer and the saved accounts, but not the payments. The session stays open, so that the
 * portal can still log out.
 */
export function deleteUser({ state }: Bank, user: User): void {
  state.users = state.users.filter(({ idu }) => idu !== user.idu);
  delete state.accounts[user.idu];
}
