import { demoPassword } from './demo.ts';
import { login } from './sessions.ts';
import { openBank } from './testBank.ts';
import {
  changePassword,
  deleteUser,
  findUser,
  findUserByMail,
  recoverPassword,
  register,
  sendRecoveryCode,
  updateUser,
} from './users.ts';
import type { Registration } from './users.ts';
import type { User } from './state.ts';

const correo = 'pagador@ejemplo.cl';
const newcomer: Registration = {
  nombre: 'Ana',
  apellidos: 'Soto',
  rut: '11222333-9',
  correo: 'ana@ejemplo.cl',
  telefono: '+56911112222',
  password: 'Secreta12',
};

function demoPayer(bank: ReturnType<typeof openBank>): User {
  const user = findUserByMail(bank, correo);
  if (!user) throw new Error('no demo payer');
  return user;
}

describe('registration', () => {
  it('makes a payer who can sign in', () => {
    const bank = openBank();
    expect(register(bank, newcomer)).toMatchObject({ docUsr: '11222333-9' });
    expect(login(bank, 'ANA@ejemplo.cl', 'Secreta12').access_token).not.toBe('');
  });

  it.each([
    [{ correo }, 'Ya existe una cuenta con ese correo.', 'conflict', false],
    [{ rut: '12345678-5' }, 'Ya existe una cuenta con ese RUT.', 'conflict', false],
    [{ password: 'corta1' }, 'La contraseña debe tener entre 8 y 100 caracteres', 'invalid', false],
    [{ password: 'sololetras' }, 'con letras y números', 'invalid', false],
    [{ rut: '11222333-0' }, 'El RUT debe ser válido', 'invalid', true],
    [{ rut: '11.222.333-9' }, 'El RUT debe ser válido', 'invalid', true],
    [{ telefono: '911112222' }, 'El teléfono debe venir como +569', 'invalid', true],
  ])('refuses %j', (change, message, kind, breaksContract) => {
    const attempt = () => register(openBank(), { ...newcomer, ...change });
    expect(attempt).toThrow(expect.objectContaining({ kind, breaksContract }));
    expect(attempt).toThrow(message);
  });
});

describe('a profile', () => {
  const changes = {
    nombre: 'Ana',
    apellidos: 'Rojas',
    correo: 'nueva@ejemplo.cl',
    telefono: '+56955554444',
  };

  it('changes, and drops a second surname that is left out', () => {
    const bank = openBank();
    expect(updateUser(bank, demoPayer(bank), changes)).toMatchObject(changes);
    expect(findUser(bank, 'u-1')?.segundoApellido).toBeUndefined();
  });

  it("cannot take another payer's e-mail, but keeps its own", () => {
    const bank = openBank();
    const taken = { ...changes, correo: 'bloqueado@ejemplo.cl' };
    expect(() => updateUser(bank, demoPayer(bank), taken)).toThrow(
      'Ya existe una cuenta con ese correo.',
    );
    expect(() => updateUser(bank, demoPayer(bank), { ...changes, correo })).not.toThrow();
  });

  it('is deleted with its saved accounts', () => {
    const bank = openBank();
    deleteUser(bank, demoPayer(bank));
    expect(findUserByMail(bank, correo)).toBeUndefined();
    expect(bank.state.accounts['u-1']).toBeUndefined();
  });
});

describe('a password', () => {
  it('changes for who knows the current one, and is then no longer expired', () => {
    const bank = openBank();
    const user = findUserByMail(bank, 'clave-vencida@ejemplo.cl');
    if (!user) throw new Error('no such payer');
    expect(() => changePassword(user, 'otra', 'Nueva2026')).toThrow(
      'La contraseña actual no es correcta.',
    );
    changePassword(user, demoPassword, 'Nueva2026');
    expect(user).toMatchObject({ password: 'Nueva2026', passwordState: 2 });
  });

  const codeFor = (bank: ReturnType<typeof openBank>, mail: string) => {
    sendRecoveryCode(bank, mail);
    return bank.state.codes.at(-1)?.code ?? '';
  };

  it('is reset with the six digits of a mail, once, which lifts a block', () => {
    const bank = openBank();
    const code = codeFor(bank, 'bloqueado@ejemplo.cl');
    expect(code).toMatch(/^\d{6}$/);
    expect(bank.state.mails.at(-1)).toMatchObject({ kind: 'clave', to: ['bloqueado@ejemplo.cl'] });
    expect(bank.state.mails.at(-1)?.body).toContain(code);
    recoverPassword(bank, 'bloqueado@ejemplo.cl', code, 'Nueva2026');
    expect(login(bank, 'bloqueado@ejemplo.cl', 'Nueva2026')).toBeDefined();
    expect(() => recoverPassword(bank, 'bloqueado@ejemplo.cl', code, 'Otra20266')).toThrow(
      'El código no es correcto o ya fue usado.',
    );
  });

  it('sends nothing to an unknown address', () => {
    const bank = openBank();
    sendRecoveryCode(bank, 'nadie@ejemplo.cl');
    expect(bank.state.mails).toEqual([]);
  });

  it.each([
    ['ten minutes', (bank: ReturnType<typeof openBank>) => bank.pass(600)],
    ['a newer code', (bank: ReturnType<typeof openBank>) => sendRecoveryCode(bank, correo)],
    [
      'five wrong guesses',
      (bank: ReturnType<typeof openBank>) => {
        for (let guess = 0; guess < 5; guess += 1) {
          expect(() => recoverPassword(bank, correo, 'nunca', 'Nueva2026')).toThrow(
            'El código no es correcto',
          );
        }
      },
    ],
  ])('cannot be reset with a code after %s', (_what, spoil) => {
    const bank = openBank();
    const code = codeFor(bank, correo);
    spoil(bank);
    expect(() => recoverPassword(bank, correo, code, 'Nueva2026')).toThrow(
      'El código no es correcto',
    );
  });
});
