import * as fc from 'fast-check';
import {
  filterIdentifier,
  filterValue,
  formatText,
  identifierAt,
  identifierError,
  isNumeric,
  isValidValue,
  joinLines,
  maxAccounts,
  showValue,
  valueError,
  valuesOf,
  wireValue,
} from './identifiers.ts';
import type { Identifier } from './identifiers.ts';

const rut: Identifier = { kind: 'CLIENT_ID', label: 'RUT', maxLength: 12 };
const account: Identifier = {
  kind: 'CLIENT_ID',
  label: 'Identificador de cuenta',
  pattern: String.raw`\d{9}`,
  maxLength: 9,
};
const free: Identifier = { kind: 'INVOICE_ID', label: 'Folio' };

/** The check digit of a RUT by the textbook, apart from the portal's own way. */
function checkDigit(body: number): string {
  let sum = 0;
  let factor = 2;
  for (let rest = body; rest > 0; rest = Math.floor(rest / 10)) {
    sum += (rest % 10) * factor;
    factor = factor === 7 ? 2 : factor + 1;
  }
  return '0K987654321'.charAt(sum % 11);
}

describe('T16 the RUT of the lookup', () => {
  it.each([
    ['', 'Por favor, ingresa tu RUT'],
    ['   ', 'Por favor, ingresa tu RUT'],
    [',;', 'Por favor, ingresa tu RUT'],
    ['12.345.678-5', undefined],
    ['12345678-5', undefined],
    ['123456785', undefined],
    ['12 345 678 5', undefined],
    ['1234567-4', undefined],
    ['8765432-k', undefined],
    ['8765432K', undefined],
    ['12345678-0', 'Por favor, ingresa un RUT válido'],
    ['12345678', 'Por favor, ingresa un RUT válido'],
    ['123456-0', 'Por favor, ingresa un RUT válido'],
    ['123456789-2', 'Por favor, ingresa un RUT válido'],
    ['01234567-4', 'Por favor, ingresa un RUT válido'],
    ['-', 'Por favor, ingresa un RUT válido'],
    ['5', 'Por favor, ingresa un RUT válido'],
  ])('%j: %j', (text, error) => {
    expect(identifierError(rut, text)).toBe(error);
  });

  it('agrees with the textbook about any body and any check digit', () => {
    const digit = fc.constantFrom(...Array.from('0123456789K'));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), digit, (body, given) => {
        const bodyFits = body >= 1_000_000 && body <= 99_999_999;
        const expected = bodyFits && checkDigit(body) === given;
        expect(isValidValue(rut, `${body}-${given}`)).toBe(expected);
      }),
      { numRuns: 2_000 },
    );
  });

  it('travels as 12345678-5 however it was written', () => {
    for (const text of ['12.345.678-5', '123456785', '12 345 678 5', ' 12345678-5 ']) {
      expect(valuesOf(rut, text)).toEqual(['12345678-5']);
    }
    expect(valuesOf(rut, '8765432k')).toEqual(['8765432-K']);
  });

  it('takes digits, k and what separates a list, and shows its dots once it is left', () => {
    expect(filterIdentifier(rut, 'RUT: 12.345.678-K<b>')).toBe(' 12345678K');
    expect(filterIdentifier(rut, '123456785, 98765433\n1')).toBe('123456785, 98765433\n1');
    expect(formatText(rut, '123456785')).toBe('12.345.678-5');
    expect(formatText(rut, '123456785,87654320')).toBe('12.345.678-5, 8.765.432-0');
    expect(formatText(rut, '')).toBe('');
  });
});

describe('T16 identifiers with a pattern of the contract', () => {
  it.each([
    ['', 'Por favor, ingresa tu identificador de cuenta'],
    ['900100200', undefined],
    [' 900100200 ', undefined],
    ['90010020', 'Revisa tu identificador de cuenta: no tiene el formato esperado'],
    ['x900100200', 'Revisa tu identificador de cuenta: no tiene el formato esperado'],
    ['900100200x', 'Revisa tu identificador de cuenta: no tiene el formato esperado'],
    ['90010020K', 'Revisa tu identificador de cuenta: no tiene el formato esperado'],
  ])('%j: %j', (text, error) => {
    expect(identifierError(account, text)).toBe(error);
  });

  it('is a full match even of a pattern with alternatives', () => {
    const either = { ...account, pattern: String.raw`\d{3}|[A-Z]{2}` };
    expect(isValidValue(either, '123')).toBe(true);
    expect(isValidValue(either, 'AB')).toBe(true);
    expect(isValidValue(either, '123AB')).toBe(false);
    expect(isValidValue(either, '1234')).toBe(false);
  });

  it('is not longer than the contract says, or than 100 characters where it says nothing', () => {
    expect(isValidValue({ ...free, maxLength: 3 }, 'abcd')).toBe(false);
    expect(isValidValue({ ...free, maxLength: 3 }, 'abc')).toBe(true);
    expect(isValidValue(free, 'a'.repeat(100))).toBe(true);
    expect(isValidValue(free, 'a'.repeat(101))).toBe(false);
  });

  it.each(['(', '[', 'a)|(b', '*', String.raw`\d{2,1}`])(
    'survives the broken pattern %j and tells the developer once',
    (pattern) => {
      expectConsole(/no es una expresión regular/);
      const broken = { ...account, pattern };
      expect(isValidValue(broken, '123')).toBe(true);
      expect(identifierError(broken, '123')).toBeUndefined();
      expect(identifierError(broken, '')).toBe('Por favor, ingresa tu identificador de cuenta');
    },
  );

  it('goes by the label: an account number of kind CLIENT_ID need not be a RUT (ruling 24)', () => {
    expect(isValidValue(account, '123456789')).toBe(true);
    expect(isValidValue({ ...account, label: ' rut ' }, '123456789')).toBe(false);
  });

  it('tells apart two identifiers of one kind by the form of the value', () => {
    const identifiers = [account, rut];
    expect(showValue({ identifiers }, 'CLIENT_ID', '12345678-5')).toBe('12.345.678-5');
    expect(showValue({ identifiers }, 'CLIENT_ID', '900100200')).toBe('900100200');
    expect(showValue({ identifiers }, 'SERVICE_ID', '<b>')).toBe('<b>');
  });

  it('asks a phone for its number keys where only digits fit', () => {
    expect(isNumeric(account)).toBe(true);
    expect(isNumeric({ ...account, pattern: String.raw`[A-Z]\d{7}` })).toBe(false);
    expect(isNumeric(free)).toBe(false);
  });
});

describe('several accounts at once', () => {
  it('takes commas, blanks and lines, each account once', () => {
    expect(valuesOf(account, '900100200, 900100201;900100202\n900100200')).toEqual([
      '900100200',
      '900100201',
      '900100202',
    ]);
    expect(valuesOf(rut, '12.345.678-5 123456785, 7654321-6')).toEqual(['12345678-5', '7654321-6']);
  });

  it('keeps the blanks of a value that the pattern allows', () => {
    const spaced = { ...account, pattern: String.raw`\d{4} \d{4}`, maxLength: 9 };
    expect(valuesOf(spaced, '5501 2210')).toEqual(['5501 2210']);
  });

  it('names the wrong ones', () => {
    expect(identifierError(rut, '12.345.678-5, 1-9, 7654321-0')).toBe(
      'Por favor, ingresa un RUT válido (1-9, 7654321-0)',
    );
    const wrong = Array.from({ length: 8 }, (_, index) => `x${index}`).join(' ');
    expect(identifierError(account, wrong)).toBe(
      'Revisa tu identificador de cuenta: no tiene el formato esperado (x0, x1, x2, x3, x4 y 3 más)',
    );
  });

  it(`stops at ${maxAccounts} and says how many there are`, () => {
    const list = (count: number) =>
      Array.from({ length: count }, (_, index) => 900_100_200 + index).join(',');
    expect(identifierError(account, list(20))).toBeUndefined();
    expect(identifierError(account, list(21))).toBe(
      'Puedes consultar hasta 20 cuentas a la vez, y aquí hay 21',
    );
  });

  it('joins the lines of a pasted column, and leaves other text to the browser', () => {
    expect(joinLines('900100200\r\n900100201\n\n')).toBe('900100200, 900100201');
    expect(joinLines('900100200\t900100201')).toBe('900100200, 900100201');
    expect(joinLines('900100200\n')).toBeUndefined();
    expect(joinLines('900100200, 900100201')).toBeUndefined();
  });

  it('never throws, whatever is typed or pasted', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(rut, account, free),
        fc.string({ unit: 'binary' }),
        (id, text) => {
          const kept = filterIdentifier(id, text);
          expect(filterIdentifier(id, kept)).toBe(kept);
          const error = identifierError(id, kept);
          const values = valuesOf(id, kept);
          expect(error === undefined).toBe(
            values.length > 0 &&
              values.length <= maxAccounts &&
              values.every((value) => isValidValue(id, value)),
          );
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

describe('a single value', () => {
  it.each([
    [rut, '', 'Por favor, ingresa tu RUT'],
    [rut, '12345678-0', 'Por favor, ingresa un RUT válido'],
    [rut, '12.345.678-5', undefined],
    [rut, '12345678-5 7654321-6', 'Por favor, ingresa un RUT válido'],
    [account, ' ', 'Por favor, ingresa tu identificador de cuenta'],
    [account, ' 900100200 ', undefined],
    [
      account,
      '900100200,900100201',
      'Revisa tu identificador de cuenta: no tiene el formato esperado',
    ],
    [free, 'x'.repeat(101), 'Revisa tu folio: no tiene el formato esperado'],
  ])('%o %j: %j', (identifier, text, message) => {
    expect(valueError(identifier, text)).toBe(message);
  });

  it('keeps what its field takes, and travels without what only people need', () => {
    expect(filterValue(rut, '12.345.678-k, x')).toBe('12345678k');
    expect(wireValue(rut, '12.345.678-5')).toBe('12345678-5');
    expect(filterValue(free, 'F 12-3')).toBe('F 12-3');
    expect(wireValue(free, ' F 12-3 ')).toBe('F 12-3');
  });

  it('belongs to the identifier that was chosen, or to the first', () => {
    expect(identifierAt([rut, account], '1')).toBe(account);
    expect(identifierAt([rut, account], '7')).toBe(rut);
    expect(identifierAt([], '0')).toBeUndefined();
  });
});
