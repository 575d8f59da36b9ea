/** @jest-environment node */
import { object } from 'yup';
import { concernsEmail, personalRules, trimPersonal } from './personalData.ts';

const typed = {
  names: ' Ana María ',
  surnames: ' Rojas ',
  secondSurname: ' Soto ',
  email: ' ana@correo.cl ',
  phone: ' 987654321 ',
};

describe('The personal data of a payer', () => {
  it('are sent trimmed, with the phone in the bank’s format', () => {
    expect(trimPersonal(typed)).toEqual({
      names: 'Ana María',
      surnames: 'Rojas',
      secondSurname: 'Soto',
      email: 'ana@correo.cl',
      phone: '+56987654321',
    });
  });

  it.each(['names', 'surnames', 'email', 'phone'] as const)('are refused without %s', (field) => {
    const rules = object(personalRules());
    const values = trimPersonal(typed);
    expect(rules.isValidSync(values)).toBe(true);
    expect(rules.isValidSync({ ...values, [field]: '' })).toBe(false);
  });

  it.each([
    ['El correo ya existe', true],
    ['E-mail en uso', true],
    ['Este EMAIL ya está registrado', true],
    ['El RUT ya existe', false],
  ])('decide whether a refusal is about the e-mail: %j', (message, isAboutIt) => {
    expect(concernsEmail(message)).toBe(isAboutIt);
  });
});
