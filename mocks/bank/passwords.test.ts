/** @jest-environment node */
import { demoPassword } from './demo.ts';
import { changePassword, requestResetCode, resetPassword } from './passwords.ts';
import { login } from './sessions.ts';
import { openBank } from '../testing/bankFixtures.ts';
import { findUserByMail } from './users.ts';

const correo = 'pagador@ejemplo.cl';

describe('a password', () => {
  it('is changed by a payer who knows the current one, and is then no longer expired', () => {
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
    requestResetCode(bank, mail);
    return bank.state.codes.at(-1)?.code ?? '';
  };

  it('is reset with the six digits of a mail, once, which lifts a block', () => {
    const bank = openBank();
    const code = codeFor(bank, 'bloqueado@ejemplo.cl');
    expect(code).toMatch(/^\d{6}$/);
    expect(bank.state.mails.at(-1)).toMatchObject({ kind: 'clave', to: ['bloqueado@ejemplo.cl'] });
    expect(bank.state.mails.at(-1)?.body).toContain(code);
    resetPassword(bank, 'bloqueado@ejemplo.cl', code, 'Nueva2026');
    expect(login(bank, 'bloqueado@ejemplo.cl', 'Nueva2026')).toBeDefined();
    expect(() => resetPassword(bank, 'bloqueado@ejemplo.cl', code, 'Otra20266')).toThrow(
      'El código no es correcto o ya fue usado.',
    );
  });

  it('is not reset for an unknown address, which gets no mail', () => {
    const bank = openBank();
    requestResetCode(bank, 'nadie@ejemplo.cl');
    expect(bank.state.mails).toEqual([]);
  });

  it.each([
    ['ten minutes', (bank: ReturnType<typeof openBank>) => bank.pass(600)],
    ['a newer code', (bank: ReturnType<typeof openBank>) => requestResetCode(bank, correo)],
    [
      'five wrong guesses',
      (bank: ReturnType<typeof openBank>) => {
        for (let guess = 0; guess < 5; guess += 1) {
          expect(() => resetPassword(bank, correo, 'nunca', 'Nueva2026')).toThrow(
            'El código no es correcto',
          );
        }
      },
    ],
  ])('cannot be reset with a code after %s', (_what, spoil) => {
    const bank = openBank();
    const code = codeFor(bank, correo);
    spoil(bank);
    expect(() => resetPassword(bank, correo, code, 'Nueva2026')).toThrow(
      'El código no es correcto',
    );
  });
});
