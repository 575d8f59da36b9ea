/** @jest-environment node */
import { login } from './sessions.ts';
import type { User } from './state.ts';
import { openBank } from '../testing/bankFixtures.ts';
import { deleteUser, findUser, findUserByMail, register, updateUser } from './users.ts';
import type { Registration } from './users.ts';

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
  it('creates a payer who can sign in', () => {
    const bank = openBank();
    expect(register(bank, newcomer)).toMatchObject({ docUsr: '11222333-9' });
    expect(login(bank, 'ANA@ejemplo.cl', 'Secreta12').access_token).not.toBe('');
  });

  it.each([
    [{ correo }, 'Ya existe una cuenta con ese correo.', 'conflict', false],
    [{ rut: '12345678-5' }, 'Ya existe una cuenta con ese RUT.', 'conflict', false],
    [{ password: 'corta1' }, 'La contraseña debe tener entre 8 y 100 caracteres', 'invalid', false],
    [{ password: 'a'.repeat(101) }, 'entre 8 y 100 caracteres', 'invalid', false],
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

  it('can be changed, and loses a second surname that is left out', () => {
    const bank = openBank();
    expect(updateUser(bank, demoPayer(bank), changes)).toMatchObject(changes);
    expect(findUser(bank, 'u-1')?.segundoApellido).toBeUndefined();
  });

  it("cannot take another payer's e-mail, but can keep its own", () => {
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
