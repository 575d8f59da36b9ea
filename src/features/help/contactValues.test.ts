/** @jest-environment node */
import { ValidationError } from 'yup';
import { contactSchema, initialContact } from './contactValues.ts';
import type { ContactValues } from './contactValues.ts';

function messagesOf(values: Partial<ContactValues>): Record<string, string> {
  try {
    contactSchema.validateSync({ ...initialContact(), ...values }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]));
  }
}

// lib/fields/fieldRules.test.ts tests what each rule accepts.
describe('T16 the contact form', () => {
  it('has a message for each empty field', () => {
    expect(messagesOf({})).toEqual({
      name: 'Por favor, ingresa tu nombre',
      rut: 'Por favor, ingresa tu RUT',
      email: 'Por favor, ingresa tu correo electrónico',
      phone: 'Por favor, ingresa tu número de teléfono',
      comment: 'Por favor, ingresa tu consulta o comentario',
      captcha: 'Por favor, confirma que no eres un robot',
    });
  });

  it('has an error for each wrong field', () => {
    const wrong = { name: 'A', rut: '1-1', email: 'ana', phone: '8', comment: '<b>', captcha: 't' };
    expect(messagesOf(wrong)).toEqual({
      name: 'Por favor, ingresa un nombre válido',
      rut: 'Por favor, ingresa un RUT válido',
      email: 'Por favor, ingresa un correo electrónico válido',
      phone: 'Por favor, ingresa un número de teléfono válido',
      comment: 'Por favor, ingresa un comentario válido',
    });
  });

  it('accepts a correct message', () => {
    const right = {
      name: 'Ana',
      rut: '12.345.678-5',
      email: 'ana@ejemplo.cl',
      phone: '912345678',
      comment: 'Hola',
      captcha: 't',
    };
    expect(messagesOf(right)).toEqual({});
  });
});
