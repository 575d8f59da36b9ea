import * as fc from 'fast-check';
import { ValidationError } from 'yup';
import { contactSchema, emptyContact } from './contactForm.ts';
import type { ContactValues } from './contactForm.ts';

/** The first message that the form shows below a field holding this text; '' when it is accepted. */
function messageOf(field: keyof ContactValues, text: string): string {
  try {
    contactSchema.validateSync({ ...emptyContact, [field]: text }, { abortEarly: false });
    return '';
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.find(({ path }) => path === field)?.message ?? '';
  }
}

const messages = {
  name: ['Por favor, ingresa tu nombre', 'Por favor, ingresa un nombre válido'],
  rut: ['Por favor, ingresa tu RUT', 'Por favor, ingresa un RUT válido'],
  email: [
    'Por favor, ingresa tu correo electrónico',
    'Por favor, ingresa un correo electrónico válido',
  ],
  phone: [
    'Por favor, ingresa tu número de teléfono',
    'Por favor, ingresa un número de teléfono válido',
  ],
  comment: [
    'Por favor, ingresa tu consulta o comentario',
    'Por favor, ingresa un comentario válido',
  ],
} as const;

/** Per field: texts that are empty, invalid, valid. */
const cases: Record<keyof typeof messages, [empty: string[], invalid: string[], valid: string[]]> =
  {
    name: [
      ['', '   '],
      ['A', '1 Ana', 'A1', 'ana@ejemplo.cl', 'Ana @', 'An\u0000a', "'Ana", "O'Higgins"],
      ['Ana', 'Al', 'Élida', "Bernardo O'Higgins", 'María José Núñez-Pérez', ' Ana '],
    ],
    rut: [
      ['', '  '],
      ['12345678-9', '1-9', '012345678', '123456789-2', '12.345.678', 'abc', '12345678-K'],
      ['12345678-5', '12.345.678-5', '123456785', '7654321-6', '11111111-1'],
    ],
    email: [
      ['', ' '],
      [
        'ana',
        'ana@',
        '@ejemplo.cl',
        'ana@ejemplo',
        'ana@ejemplo.c',
        'a b@ejemplo.cl',
        'ana@@ejemplo.cl',
      ],
      ['ana@ejemplo.cl', 'ana.perez+banco@correo.ejemplo.cl', ' ana@ejemplo.cl '],
    ],
    phone: [
      ['', '569', '+569', '  '],
      [
        '9',
        '812345678',
        '+57912345678',
        '+56 9 12345678',
        '91234567890123',
        '56+912345678',
        '+5608',
      ],
      ['912345678', '+56912345678', '56912345678', '0912345678', '+560912345678', '91'],
    ],
    comment: [
      ['', ' \n '],
      ['hola <b>', 'precio en €', 'a\u0000b', '{json}', 'hola 🙂', 'a|b'],
      ['Hola', '¿Pagué 2 veces? ¡Sí! (50%, $ 25.990)', 'Línea 1\nLínea 2', `"'-_/@#$%&+=*°;:`],
    ],
  };

describe.each(Object.keys(messages) as (keyof typeof messages)[])('T16 %s', (field) => {
  const [empty, invalid, valid] = cases[field];
  const [emptyMessage, invalidMessage] = messages[field];

  it.each(empty)('%j is empty', (text) => {
    expect(messageOf(field, text)).toBe(emptyMessage);
  });
  it.each(invalid)('%j is invalid', (text) => {
    expect(messageOf(field, text)).toBe(invalidMessage);
  });
  it.each(valid)('%j is valid', (text) => {
    expect(messageOf(field, text)).toBe('');
  });
  it('has one of its own messages, or none, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(['', emptyMessage, invalidMessage]).toContain(messageOf(field, text));
      }),
    );
  });
});

it('demands the captcha’s answer', () => {
  expect(messageOf('captcha', '')).toBe('Por favor, confirma que no eres un robot');
  expect(messageOf('captcha', 'token')).toBe('');
});
