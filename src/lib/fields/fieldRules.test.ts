/** @jest-environment node */
import * as fc from 'fast-check';
import { object } from 'yup';
import type { AnySchema, ValidationError } from 'yup';
import { anyCharacter } from '../../test/values/arbitraries.ts';
import {
  codeRule,
  commentRule,
  confirmationRule,
  currentPasswordRule,
  emailRule,
  loginEmailRule,
  nameRule,
  newPasswordHelp,
  newPasswordRule,
  phoneRule,
  rutRule,
  secondSurnameRule,
  surnamesRule,
  termsRule,
} from './fieldRules.ts';
import { loadCommonPasswords } from './passwords.ts';

/** Returns the error of a rule for a value; '' if there is none. */
function messageOf(rule: AnySchema, value: unknown): string {
  try {
    rule.validateSync(value);
    return '';
  } catch (error) {
    return (error as ValidationError).message;
  }
}

interface Field {
  rule: AnySchema;
  /** Values that count as empty, and the error for them; '' if there is none. */
  empty: [values: (string | undefined)[], message: string];
  invalid: [values: string[], message: string];
  valid: string[];
}

const fields: Record<string, Field> = {
  'e-mail': {
    rule: emailRule(),
    empty: [[undefined, '', '  '], 'Por favor, ingresa tu correo electrónico'],
    invalid: [
      [
        'ana',
        'ana@',
        '@ejemplo.cl',
        'ana@ejemplo',
        'ana@ejemplo.c',
        'ana@@ejemplo.cl',
        'ana ana@ejemplo.cl',
        'a@b.cl,c@d.cl',
      ],
      'Por favor, ingresa un correo electrónico válido',
    ],
    valid: ['ana@ejemplo.cl', ' ana@ejemplo.cl ', 'ana.rojas+portal@mail.ejemplo.cl'],
  },
  "a login's e-mail": {
    rule: loginEmailRule(),
    empty: [[undefined, '', '  '], 'Por favor, ingresa tu correo electrónico'],
    invalid: [
      ['ana@ejemplo', `${'a'.repeat(95)}@b.com`],
      'Por favor, ingresa un correo electrónico válido',
    ],
    valid: ['ana@ejemplo.cl', ` ${'a'.repeat(94)}@b.com `],
  },
  phone: {
    rule: phoneRule(),
    empty: [[undefined, '', ' ', '569', '+569'], 'Por favor, ingresa tu número de teléfono'],
    invalid: [
      [
        '9',
        '12345678',
        '812345678',
        '+57912345678',
        '91234567890123',
        '+569 1234',
        '56+912345678',
        '+5608',
      ],
      'Por favor, ingresa un número de teléfono válido',
    ],
    valid: ['+56912345678', '56912345678', '912345678', '0912345678', '+560912345678', '91'],
  },
  RUT: {
    rule: rutRule(),
    empty: [[undefined, '', ' '], 'Por favor, ingresa tu RUT'],
    invalid: [
      [
        '12.345.678-9',
        '12345678-K',
        '012345678-5',
        '123456-0',
        '123456789-2',
        '12.345.678',
        '1-9',
        'K',
        'abc',
      ],
      'Por favor, ingresa un RUT válido',
    ],
    valid: ['12.345.678-5', '123456785', '12345678-5', '8765432-k', '11111111-1'],
  },
  name: {
    rule: nameRule(),
    empty: [[undefined, '', ' '], 'Por favor, ingresa tu nombre'],
    invalid: [
      ['A', 'A1', '1 Ana', 'ana@ejemplo.cl', 'Ana @', 'An\u0000a', "'Ana", "O'Higgins"],
      'Por favor, ingresa un nombre válido',
    ],
    valid: ['Élida', 'Al', ' Ana María ', "Bernardo O'Higgins", 'María José Núñez-Pérez'],
  },
  comment: {
    rule: commentRule(),
    empty: [[undefined, '', ' \n '], 'Por favor, ingresa tu consulta o comentario'],
    invalid: [
      ['hola <b>', 'a\u0000b', 'hola 🙂', '`a`', 'a'.repeat(2001)],
      'Por favor, ingresa un comentario válido',
    ],
    valid: [
      'Hola',
      '¿Pagué 2 veces? ¡Sí! (50%, $ 25.990)',
      'Línea 1\nLínea 2',
      `"'-_/@#$%&+=*°;:`,
      'a'.repeat(2000),
    ],
  },
  surnames: {
    rule: surnamesRule(),
    empty: [[undefined, '', ' '], 'Por favor, ingresa tus apellidos'],
    invalid: [['R', "O'", "'Higgins", 'a@b'], 'Por favor, ingresa apellidos válidos'],
    valid: ['Rojas Ñuñez', "O'Higgins", "O'H"],
  },
  'second surname': {
    rule: secondSurnameRule(),
    empty: [[undefined, '', ' '], ''],
    invalid: [['F', 'a@b'], 'Por favor, ingresa un apellido válido'],
    valid: ['Fuentes', "D'Ottone"],
  },
  code: {
    rule: codeRule(),
    empty: [[undefined, '', ' '], 'Por favor, ingresa el código'],
    invalid: [['12345', '1234567', '12345a'], 'El código tiene 6 dígitos'],
    valid: ['012345'],
  },
  'current password': {
    rule: currentPasswordRule(),
    empty: [[undefined, ''], 'Por favor, ingresa tu contraseña actual'],
    invalid: [[], ''],
    valid: ['x', ' ', 'a'.repeat(200)],
  },
};

describe.each(Object.entries(fields))(
  'T16 the rule “%s”',
  (_name, { rule, empty, invalid, valid }) => {
    it.each(empty[0])('counts %j as empty', (value) => {
      expect(messageOf(rule, value)).toBe(empty[1]);
    });

    it('refuses invalid values', () => {
      for (const value of invalid[0])
        expect([value, messageOf(rule, value)]).toEqual([value, invalid[1]]);
    });

    it.each(valid)('accepts %j', (value) => {
      expect(messageOf(rule, value)).toBe('');
    });

    it('has one of its own messages, or none, for any text', () => {
      fc.assert(
        fc.property(fc.string({ unit: anyCharacter }), (text) => {
          expect(['', empty[1], invalid[1]]).toContain(messageOf(rule, text));
        }),
      );
    });
  },
);

/** Returns the error of a rule that validates asynchronously. */
const laterMessageOf = (rule: AnySchema, value: unknown): Promise<string> =>
  rule.validate(value).then(
    () => '',
    (error: ValidationError) => error.message,
  );

describe('T16 a new password', () => {
  const common = 'Es una de las contraseñas más usadas del mundo: elige otra';

  it.each([
    [undefined, 'Por favor, ingresa una contraseña'],
    ['', 'Por favor, ingresa una contraseña'],
    ['abcdef1', 'Le faltan caracteres: usa al menos 8'],
    ['🐈🐈🐈🐈', 'Le faltan caracteres: usa al menos 8'],
    ['n\u0303andu\u0301', 'Le faltan caracteres: usa al menos 8'],
    [`${'a'.repeat(100)}1`, newPasswordHelp],
    ['12345678', common],
    ['password', common],
    ['PassWord1', common],
    ['QWERTY123', common],
    ['iloveyou', common],
    ['ABCDEFGH', common],
    ['87654321', common],
    ['00000000', common],
    ['Chocolate', common],
    ['        ', ''],
    ['solo letras', ''],
    ['40506070809', ''],
    ['con espacio 1', ''],
    [' abcdef1', ''],
    ['ñandúes y más', ''],
    ['🐈'.repeat(8), ''],
    ['🐈'.repeat(100), ''],
    ['n\u0303'.repeat(100), ''],
  ])('%j: %s', async (text, message) => {
    expect(await laterMessageOf(newPasswordRule(), text)).toBe(message);
  });

  it('may be any text of 8 to 100 characters', async () => {
    const unit = fc.constantFrom(...'aZ19! ñ🐈'.split(''));
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit, minLength: 6, maxLength: 102, size: 'max' }),
        async (text) => {
          const { length } = Array.from(text.normalize('NFC'));
          const message = await laterMessageOf(newPasswordRule(), text);
          expect(['', common].includes(message)).toBe(length >= 8 && length <= 100);
        },
      ),
    );
  });

  it('is none of 3,000 common ones', async () => {
    const list = [...(await loadCommonPasswords())].filter(({ length }) => length >= 8);
    expect(list.length).toBeGreaterThanOrEqual(3000);
    for (const each of fc.sample(fc.constantFrom(...list), 30)) {
      expect(await laterMessageOf(newPasswordRule(), each.toUpperCase())).toBe(common);
      expect(await laterMessageOf(newPasswordRule(), `${each} · y mi gato`)).toBe('');
    }
  });
});

describe('T16 terms', () => {
  it('must be accepted', () => {
    expect(messageOf(termsRule(), false)).toBe('Para continuar, acepta los Términos y Condiciones');
    expect(messageOf(termsRule(), true)).toBe('');
  });
});

describe('T16 the confirmation', () => {
  const form = object({ password: newPasswordRule(), confirmation: confirmationRule('password') });

  it.each([
    [undefined, 'Por favor, confirma tu contraseña'],
    ['Portal2025', 'Las contraseñas no coinciden'],
    ['Portal2024 ', 'Las contraseñas no coinciden'],
    ['Portal2024', ''],
  ])('%j beside Portal2024: %s', async (confirmation, message) => {
    expect(await laterMessageOf(form, { password: 'Portal2024', confirmation })).toBe(message);
  });

  it('agrees with any typed password, and with nothing else', () => {
    const typed = fc.string({ minLength: 1 });
    fc.assert(
      fc.property(typed, typed, (first, second) => {
        const isAgreed = messageOf(confirmationRuleBeside(first), { confirmation: second }) === '';
        expect(isAgreed).toBe(first.normalize('NFC') === second.normalize('NFC'));
      }),
    );
  });
});

it('T16 the rule accepts a confirmation whose accents another keyboard wrote separately', () => {
  const confirmation = messageOf(confirmationRuleBeside('ñandúes'), {
    confirmation: 'n\u0303andu\u0301es',
  });
  expect(confirmation).toBe('');
});

/** Creates the schema of a form in which this password was typed and is to be confirmed. */
function confirmationRuleBeside(password: string) {
  return object({ confirmation: confirmationRule('password') }).transform((value) => ({
    ...value,
    password,
  }));
}
