/** @jest-environment node */
import type { AnySchema } from 'yup';
import { commentRule, emailRule, nameRule, phoneRule, rutRule, codeRule } from './fieldRules.ts';
import { visible, withoutUnseen } from '../text/arrivingText.ts';
import { areEmailsValid } from '../text/emails.ts';
import { readers } from './fieldReaders.ts';

/**
 * A kind of field with its reader and its validation rule. `values` has each text with the value
 * that the reader extracts from it; `kept` has texts that the reader leaves unchanged and the rule
 * refuses.
 */
interface Kind {
  read: (text: string) => string;
  accepts: (text: string) => boolean;
  values: [text: string, value: string][];
  kept: string[];
}

const by = (rule: AnySchema) => (text: string) => rule.isValidSync(text);

const kinds: Record<string, Kind> = {
  'an e-mail': {
    read: readers.email,
    accepts: by(emailRule()),
    values: [
      ['luis@correo.cl', 'luis@correo.cl'],
      ['  luis@correo.cl\n', 'luis@correo.cl'],
      ['Para: Luis Rojas <luis@correo.cl>;', 'luis@correo.cl'],
      ['mailto:luis@correo.cl?subject=x', 'luis@correo.cl'],
      ['MAILTO:luis@correo.cl', 'luis@correo.cl'],
      ['luis@correo.cl, mi hijo', 'luis@correo.cl'],
      ['luis@correo.cl.', 'luis@correo.cl'],
      ['(luis@correo.cl)', 'luis@correo.cl'],
      ['<luis@correo.cl>', 'luis@correo.cl'],
      ["'luis@correo.cl'", 'luis@correo.cl'],
      ['«luis@correo.cl»', 'luis@correo.cl'],
      ['*luis@correo.cl*', 'luis@correo.cl'],
      ['`luis@correo.cl`', 'luis@correo.cl'],
      ['Correo:luis@correo.cl', 'luis@correo.cl'],
      ['• luis@correo.cl', 'luis@correo.cl'],
      ['"Rojas, Luis" <luis@correo.cl>', 'luis@correo.cl'],
      ['Rojas y Cía. <contacto@rojas.cl>', 'contacto@rojas.cl'],
      ['Luis Rojas | Gerente | luis@correo.cl | +56 9 8765 4321', 'luis@correo.cl'],
      ['Luis Rojas\nluis@correo.cl\nFono: 9 8765 4321', 'luis@correo.cl'],
      ['[luis@correo.cl](mailto:luis@correo.cl)', 'luis@correo.cl'],
      ['luis@correo.cl Luis@CORREO.cl', 'luis@correo.cl'],
      ['lu\u00ADis\u200B@cor\u2060reo.cl\uFEFF', 'luis@correo.cl'],
      ['\u202Eluis@correo.cl\u202C', 'luis@correo.cl'],
      ['luis@correo.cl\u00A0', 'luis@correo.cl'],
      ['ana–luz@mi‑casa.cl', 'ana-luz@mi-casa.cl'],
      ['o’higgins@correo.cl', "o'higgins@correo.cl"],
      ['¿Es ana.p+luz@correo.com.cl?', 'ana.p+luz@correo.com.cl'],
      ['ｌｕｉｓ＠ｃｏｒｒｅｏ．ｃｌ', 'luis@correo.cl'],
      ['soﬁa@correo.cl', 'sofia@correo.cl'],
    ],
    kept: [
      'muñoz@correo.cl',
      'mun\u0303oz@correo.cl',
      'luis@correo.cl y ana',
      'ana y luis@correo.cl',
      'luis@correo.cl, ana@correo.cl',
      'luis@correo.cl ana@correo.cl',
      'luis@correo.cl;ana',
      'luis@correo.cl / ana',
      'luis@correo.cl + ana',
      'luis@correo.cl & ana',
      'luis@correo.cl, copia a ana',
      'luis@correo.cl cc: ana@correo.cl',
      'luis @correo.cl',
      'luis@ correo.cl',
      'luis@correo',
      'luis@correo.cl@',
      'luis.correo.cl',
      'luis(arroba)correo.cl',
      'luis@cañete.cl',
      'mailto:luis@correo.cl?cc=ana@correo.cl',
      'mailto:luis@correo.cl,ana@correo.cl',
      'https://correo.cl/?para=luis@correo.cl',
      'luis@correo.cl/ana',
      'luis@correo.cl\nana@correo.cl',
      'hola',
    ],
  },
  'a list of e-mails': {
    read: readers.emails,
    accepts: areEmailsValid,
    values: [
      ['luis@correo.cl', 'luis@correo.cl'],
      ['luis@correo.cl;ana@correo.cl', 'luis@correo.cl, ana@correo.cl'],
      ['luis@correo.cl; ana@correo.cl;', 'luis@correo.cl, ana@correo.cl'],
      ['luis@correo.cl ana@correo.cl', 'luis@correo.cl, ana@correo.cl'],
      ['luis@correo.cl\r\nana@correo.cl\r\n', 'luis@correo.cl, ana@correo.cl'],
      ['luis@correo.cl\tana@correo.cl', 'luis@correo.cl, ana@correo.cl'],
      ['Luis <luis@correo.cl>', 'luis@correo.cl'],
      ['Luis <luis@correo.cl>, Ana <ana@correo.cl>', 'luis@correo.cl, ana@correo.cl'],
      ['Luis <luis@correo.cl> Ana <ana@correo.cl>', 'luis@correo.cl, ana@correo.cl'],
      ['"Rojas, Luis" <luis@correo.cl>; ana@correo.cl', 'luis@correo.cl, ana@correo.cl'],
      ['“Rojas, Luis” <luis@correo.cl>; ana@correo.cl', 'luis@correo.cl, ana@correo.cl'],
      ['ana@correo.cl Luis Rojas <luis@correo.cl>', 'ana@correo.cl, luis@correo.cl'],
      ['Para: luis@correo.cl; CC: ana@correo.cl', 'luis@correo.cl, ana@correo.cl'],
      ['luis@correo.cl y ana@correo.cl', 'luis@correo.cl, ana@correo.cl'],
      ['luis@correo.cl / ana@correo.cl', 'luis@correo.cl, ana@correo.cl'],
      ['• luis@correo.cl\n• ana@correo.cl', 'luis@correo.cl, ana@correo.cl'],
      ['luis@correo.cl, luis@CORREO.CL, Luis@correo.cl', 'luis@correo.cl'],
      [',luis@correo.cl, ,', 'luis@correo.cl'],
      ['mailto:luis@correo.cl?subject=x, mailto:ana@correo.cl', 'luis@correo.cl, ana@correo.cl'],
      ['luis@correo.cl.', 'luis@correo.cl'],
      ['\u200Bluis@correo.cl\u00A0ana@correo.cl', 'luis@correo.cl, ana@correo.cl'],
    ],
    kept: [
      'luis@correo.cl, ana',
      'ana; luis@correo.cl',
      'muñoz@correo.cl, luis@correo.cl',
      'luis @correo.cl',
      'Rojas, Luis <luis@correo.cl>',
      'luis@correo.cl, ana@correo',
      'luis@correo.cl/ana@correo.cl',
      'Luis <muñoz@correo.cl>',
      'mailto:luis@correo.cl?cc=ana@correo.cl',
      ', ;',
    ],
  },
  'a phone': {
    read: readers.phone,
    accepts: by(phoneRule()),
    values: [
      ['912345678', '912345678'],
      ['９８７６５４３２１', '987654321'],
      ['987654321.0', '987654321'],
      ['987654321,00', '987654321'],
      ['+56 9 8765 4321', '+56987654321'],
      ['Fono: 9 8765 4321', '987654321'],
      ['tel:+56987654321', '+56987654321'],
      ['(+56 9) 8765-4321', '+56987654321'],
      ['+56 (9) 8765 4321', '+56987654321'],
      ['9-8765-4321', '987654321'],
      ['9.8765.4321', '987654321'],
      ['09 8765 4321', '0987654321'],
      ['56 9 8765 4321', '56987654321'],
      ['0056 9 8765 4321', '56987654321'],
      ['9 8765 4321 (Luis, WhatsApp)', '987654321'],
      ['Cel. +569 8765 4321.', '+56987654321'],
      ['+56\u00A09\u202F8765\u20094321', '+56987654321'],
      ['+56 9 8765–4321', '+56987654321'],
      ['\u202A+56 9 8765 4321\u202C', '+56987654321'],
      ['\u200B9\u200B87654321', '987654321'],
    ],
    kept: [
      '+56 9 8765 4321 (oficina 12)',
      '+56 9 8765 4321 12',
      '98765432.1',
      '98765432,1',
      '9,87654321E+08',
      '9876\n54321',
      '+56 9 8765 4321, 12',
      '9 8765 4321 - 5',
      '9 8765 4321 o 9 1234 5678',
      '987654321 912345678',
      '9 8765 4321 / 4322',
      '9 8765 432',
      '2 2345 6789',
      '+57 9 8765 4321',
      '+1 (987) 654-3210',
      'x987654321y',
      'de 9 a 18 h: 9 8765 4321',
      'nueve ocho siete',
    ],
  },
  "a person's RUT": {
    read: readers.rut,
    accepts: by(rutRule()),
    values: [
      ['123456785', '123456785'],
      [' 8765432k ', '8765432k'],
      ['12.345.678-5', '12.345.678-5'],
      ['000012345678-5', '12.345.678-5'],
      ['00123456785', '12.345.678-5'],
      ['123456785,0', '12.345.678-5'],
      ['１２３４５６７８－５', '12.345.678-5'],
      ['RUT: 12.345.678-5', '12.345.678-5'],
      ['R.U.T. N° 12.345.678-5', '12.345.678-5'],
      ['12.345.678 - 5', '12.345.678-5'],
      ['12 345 678 - 5', '12.345.678-5'],
      ['12 345 678 5', '12.345.678-5'],
      ['12345678\t5', '12.345.678-5'],
      ['12.345.678‑5', '12.345.678-5'],
      ['12.345.678−5', '12.345.678-5'],
      ['12,345,678-5', '12.345.678-5'],
      ['Luis Rojas, RUT 12.345.678-5', '12.345.678-5'],
      ['8.765.432-k', '8.765.432-K'],
      ['8765432\tK', '8.765.432-K'],
      ['12.345.678-5 12345678-5', '12.345.678-5'],
      ['\u200F12.345.678\u00AD-5', '12.345.678-5'],
    ],
    kept: [
      '12.345.678',
      '12.345.674',
      '12 345 678',
      '12.345.678-',
      '12.345.678-0',
      '12.345.678-5 y 9.876.543-3',
      '12.345.678-5 (casa 2)',
      '1-9',
      '123.456.789-2',
      '12345678-5-1',
      'K',
      'sin RUT',
    ],
  },
  'a name': {
    read: readers.name,
    accepts: by(nameRule()),
    values: [
      ['Ana Rojas', 'Ana Rojas'],
      ['  Ana\tRojas\n', 'Ana Rojas'],
      ['Ana\nRojas', 'Ana Rojas'],
      ['Ana\u00A0Rojas', 'Ana Rojas'],
      ['Bernardo O’Higgins', "Bernardo O'Higgins"],
      ['Bernardo O`Higgins', "Bernardo O'Higgins"],
      ['Bernardo O´Higgins', "Bernardo O'Higgins"],
      ['María José Núñez‑Pérez', 'María José Núñez-Pérez'],
      ['Jose\u0301 Nun\u0303ez', 'José Nuñez'],
      ['Nombre: Ana Rojas', 'Ana Rojas'],
      ['Nombres :Ana  Rojas', 'Ana Rojas'],
      ['Apellido:Rojas', 'Rojas'],
      ['Titular: José  Nuñez', 'José Nuñez'],
      ['\u200BAna\u200D Ro\u00ADjas\uFEFF', 'Ana Rojas'],
    ],
    kept: [
      'ana@correo.cl',
      'Ana Rojas <ana@correo.cl>',
      '1 Ana',
      'A',
      '-Ana',
      '(Ana)',
      '12.345',
      '?',
      '@',
      'Ana\u0000',
    ],
  },
  'a code': {
    read: readers.code,
    accepts: by(codeRule()),
    values: [
      ['012345', '012345'],
      ['012 345', '012345'],
      ['012-345', '012345'],
      ['0 1 2 3 4 5', '012345'],
      ['Tu código es 012345.', '012345'],
      ['G-012345', '012345'],
      ['Código: 012345, vence en 10 minutos', '012345'],
      ['012345\n', '012345'],
      ['\u200B012\u2009345', '012345'],
      ['<012345>', '012345'],
    ],
    kept: [
      '12345',
      '1234567',
      '012345 10',
      '012345 y 543210',
      '12a345',
      '123 45',
      '12 34 567',
      '1.2.3.4.5.6',
      'código',
      '0123 45 67',
    ],
  },
};

describe.each(Object.entries(kinds))('T16 %s that arrives whole', (_name, kind) => {
  it.each(kind.values)('%j is read as %j', (text, value) => {
    expect(kind.read(text)).toBe(value);
    expect(kind.accepts(value)).toBe(true);
    expect(kind.read(value)).toBe(value);
  });

  it.each(kind.kept)('%j stays unchanged and is refused', (text) => {
    expect(kind.read(text)).toBe(text.normalize('NFC'));
    expect(kind.accepts(text)).toBe(false);
  });
});

describe('T16 any other text that arrives whole', () => {
  it.each([
    ['\u200Buno\u2060 \uFEFFd\u00ADos\u200E\u200F', 'uno dos'],
    ['\u202A\u202B\u202C\u202D\u202Euno\u2066\u2067\u2068\u2069', 'uno'],
    ['uno\u00A0dos\u202Ftres\u2009cuatro\u3000cinco\tseis', 'uno dos tres cuatro cinco\tseis'],
    ['uno\r\ndos\u2028tres\rcuatro', 'uno\ndos\ntres\ncuatro'],
    ['uno\vdos\ftres', 'uno\ndos\ntres'],
    ['E\u0301lida', 'Élida'],
    ['«uno» – “dos” … 👩‍👧', '«uno» – “dos” … 👩‍👧'],
    ['\u0007uno\u001B', 'uno'],
    ['  uno ', '  uno '],
  ])('%j is normalised to %j', (text, expected) => {
    expect(visible(text)).toBe(expected);
  });

  it.each([
    ['\u200Bcla\u2060ve\uFEFF', 'clave'],
    [' mi  clave\u00A0', ' mi  clave\u00A0'],
    ['n\u0303 ’–“ 👩‍👧', 'n\u0303 ’–“ 👩‍👧'],
  ])('the password %j loses only invisible characters: %j', (text, expected) => {
    expect(withoutUnseen(text)).toBe(expected);
  });

  it.each(['‘’“”«»…–—•·[]{}~^|\\ºª€´', 'Pagué “dos veces” – ¿por qué…?'])(
    'the comment %j is accepted unchanged',
    (text) => {
      expect(visible(text)).toBe(text);
      expect(commentRule().isValidSync(text)).toBe(true);
    },
  );
});
