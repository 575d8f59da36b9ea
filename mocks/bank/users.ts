import { nextNumber, nextSecret } from './bank.ts';
import type { Bank } from './bank.ts';
import { mailCode } from './mails.ts';
import { refuse, refuseViolation } from './refusal.ts';
import { isCanonicalRut } from './rut.ts';
import type { User } from './state.ts';
import type { UserInfo } from './wire.ts';

/** Milliseconds that a mailed code is good for. */
const codeLifetime = 600_000;
/** Wrong codes after which the right one is spent too. */
const codeAttempts = 5;

/** What a payer gives to register. */
export interface Registration {
  nombre: string;
  apellidos: string;
  segundoApellido?: string | undefined;
  rut: string;
  correo: string;
  telefono: string;
  password: string;
}

/** What a payer may change later. */
type ProfileChanges = Omit<Registration, 'rut' | 'password'>;

const sameMail = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The payer with this id. */
export function findUser({ state }: Bank, idu: string): User | undefined {
  return state.users.find((user) => user.idu === idu);
}

/** The payer with this e-mail, whatever its case. */
export function findUserByMail({ state }: Bank, correo: string): User | undefined {
  return state.users.find((user) => sameMail(user.correo, correo));
}

/** A payer as userinfo shows it. */
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

function checkPassword(password: string): void {
  const strong = /^(?=.*\p{L})(?=.*\d).{8,100}$/su.test(password);
  if (!strong)
    refuse('invalid', 'La contraseña debe tener entre 8 y 100 caracteres, con letras y números.');
}

function checkPhone(telefono: string): void {
  if (!/^\+569\d{1,12}$/.test(telefono)) refuseViolation('El teléfono debe venir como +569….');
}

function checkMailIsFree(bank: Bank, correo: string, except?: User): void {
  const owner = findUserByMail(bank, correo);
  if (owner && owner !== except) refuse('conflict', 'Ya existe una cuenta con ese correo.');
}

/** Registers a payer; refuses an e-mail or a RUT that somebody already has. */
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

/** Changes a payer's own data. */
export function updateUser(bank: Bank, user: User, changes: ProfileChanges): UserInfo {
  checkPhone(changes.telefono);
  checkMailIsFree(bank, changes.correo, user);
  Object.assign(user, { ...changes, segundoApellido: changes.segundoApellido });
  return userInfo(user);
}

/** Deletes a payer with the saved accounts; payments stay in the books. The session lives on until its logout. */
export function deleteUser({ state }: Bank, user: User): void {
  state.users = state.users.filter(({ idu }) => idu !== user.idu);
  delete state.accounts[user.idu];
}

/** Changes the password of a payer who knows the current one. */
export function changePassword(user: User, current: string, next: string): void {
  if (user.password !== current) refuse('invalid', 'La contraseña actual no es correcta.');
  setPassword(user, next);
}

function setPassword(user: User, password: string): void {
  checkPassword(password);
  user.password = password;
  user.passwordState = 2;
  user.blocked = false;
  user.failedLogins = 0;
}

/** Mails a six-digit code; an unknown address gets none, and the caller cannot tell. */
export function sendRecoveryCode(bank: Bank, correo: string): void {
  const user = findUserByMail(bank, correo);
  if (!user) return;
  const code = String(Number.parseInt(nextSecret(bank, 8), 16) % 1_000_000).padStart(6, '0');
  const others = bank.state.codes.filter((sent) => sent.correo !== user.correo);
  const expiresAt = bank.now().getTime() + codeLifetime;
  bank.state.codes = [...others, { correo: user.correo, code, expiresAt, failures: 0 }];
  mailCode(bank, user.correo, code);
}

/** Sets a new password with the mailed code, which is spent by it, and lifts a block. */
export function recoverPassword(bank: Bank, correo: string, code: string, next: string): void {
  const user = findUserByMail(bank, correo);
  const sent = user && bank.state.codes.find((candidate) => candidate.correo === user.correo);
  const good = sent && sent.failures < codeAttempts && sent.expiresAt > bank.now().getTime();
  if (sent && sent.code !== code) sent.failures += 1;
  if (!user || !good || sent.code !== code) {
    refuse('invalid', 'El código no es correcto o ya fue usado.');
  }
  setPassword(user, next);
  bank.state.codes = bank.state.codes.filter((candidate) => candidate !== sent);
}
