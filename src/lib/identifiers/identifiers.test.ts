/** @jest-environment node */
import process from 'node:process';
import * as fc from 'fast-check';
import { cpuSeconds } from '../../test/cpuSeconds.ts';
import { runs, tableRows } from '../../test/runs.ts';
import { accountNumber as account, rut } from '../../../mocks/bank/identifiers.ts';
import {
  filterValue,
  identifierAt,
  isNumeric,
  isValidValue,
  formatAccountValue,
  valueError,
  wireValue,
} from './identifiers.ts';
import type { Identifier } from './identifiers.ts';
import { loadPatternEngine } from './patterns.ts';

beforeAll(loadPatternEngine);

const free: Identifier = { kind: 'INVOICE_ID', label: 'Folio' };

/** Returns the check digit of a RUT, computed independently of the portal's code. */
function checkDigit(body: number): string {
  let sum = 0;
  let factor = 2;
  for (let rest = body; rest > 0; rest = Math.floor(rest / 10)) {
    sum += (rest % 10) * factor;
    factor = factor === 7 ? 2 : factor + 1;
  }
  return '0K987654321'.charAt(sum % 11);
}

describe('T16 a RUT', () => {
  it('agrees with the textbook for any body and any check digit', () => {
    const digit = fc.constantFrom(...Array.from('0123456789K'));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), digit, (body, given) => {
        const expected = checkDigit(body) === given;
        expect(isValidValue(rut, `${body}-${given}`)).toBe(expected);
      }),
      { numRuns: runs(2_000, 300) },
    );
  });
});

describe('T16 identifiers with a pattern of the contract', () => {
  it('match the whole value even if the pattern has alternatives', () => {
    const either = { ...account, pattern: String.raw`\d{3}|[A-Z]{2}` };
    expect(isValidValue(either, '123')).toBe(true);
    expect(isValidValue(either, 'AB')).toBe(true);
    expect(isValidValue(either, '123AB')).toBe(false);
    expect(isValidValue(either, '1234')).toBe(false);
  });

  it('may use classes of Unicode, and letters beyond ASCII', () => {
    const word = { ...account, pattern: String.raw`\p{L}+` };
    expect(isValidValue(word, 'ñandú')).toBe(true);
    expect(isValidValue(word, 'ñandú1')).toBe(false);
    // In JavaScript, this pattern is invalid with the flag `u`, without which `\p{L}` above has no
    // effect. Both patterns must work.
    expect(isValidValue({ ...account, pattern: String.raw`\d\-\d` }, '1-2')).toBe(true);
  });

  it('have at most the contract’s length, or 100 characters without one', () => {
    expect(isValidValue({ ...free, maxLength: 3 }, 'abcd')).toBe(false);
    expect(isValidValue({ ...free, maxLength: 3 }, 'abc')).toBe(true);
    expect(isValidValue(free, 'a'.repeat(100))).toBe(true);
    expect(isValidValue(free, 'a'.repeat(101))).toBe(false);
  });

  it.each(['(', '[', 'a)|(b', '*', String.raw`\d{2,1}`])(
    'tolerate the broken pattern %j and warn the developer once',
    (pattern) => {
      expectConsole(/^El patrón de un identificador no se puede usar: /);
      const broken = { ...account, pattern };
      expect(isValidValue(broken, '123')).toBe(true);
      expect(valueError(broken, '123')).toBeUndefined();
      expect(valueError(broken, '')).toBe('Por favor, ingresa tu identificador de cuenta');
    },
  );

  /** Patterns that take other engines years, or that are not meant for JavaScript. */
  const hostile = [
    '^(a+)+$',
    '([0-9]+-?)+',
    '(x+x+)+y',
    '(a|aa)+$',
    '(a|a?)+$',
    '(.*)*x',
    '(.*a){20}',
    '(([a-z])+.)+[A-Z]([a-z])+$',
    String.raw`^(\d+)*\d+$`,
    String.raw`^(\w+\s?)*$`,
    String.raw`^(\d{1,100}){1,10}$`,
    String.raw`(\w{1,1000})`,
    '(?:a?){40}a{40}',
    '((a{100}){100}){100}',
    '(?=(a+))a*b',
    String.raw`(a+)\1+$`,
    String.raw`\A\d+\Z`,
    '[[:alpha:]]+',
    '/^a+$/',
    '',
  ];

  it('check even a hostile pattern on ten thousand characters at once', async () => {
    allowConsole(/^El patrón de un identificador no se puede usar: /);
    const readings = new Map<string, number>();
    const seconds = await cpuSeconds(() => {
      for (const pattern of tableRows(hostile)) {
        const identifier: Identifier = { ...free, pattern, maxLength: 1_000_000 };
        const start = process.cpuUsage();
        for (const length of [100, 1_000, 10_000]) {
          for (const end of ['', '!']) isValidValue(identifier, `${'a'.repeat(length)}${end}`);
          isValidValue(identifier, '1'.repeat(length));
        }
        readings.set(pattern, process.cpuUsage(start).user);
      }
    });
    const sum = [...readings.values()].reduce((all, each) => all + each, 0);
    // The limit covers nine checks; JavaScript's own engine would need years for one of them.
    const slow = [...readings].filter(([, each]) => (seconds * each) / sum >= 9 * 0.05);
    expect(slow).toEqual([]);
  });

  it('have at most a thousand characters, whatever the contract allows', () => {
    const long: Identifier = { ...free, maxLength: 1_000_000 };
    expect(isValidValue(long, 'a'.repeat(1_000))).toBe(true);
    expect(isValidValue(long, 'a'.repeat(1_001))).toBe(false);
    expect(isValidValue(rut, `${'0'.repeat(997)}1-9`)).toBe(true);
    expect(isValidValue(rut, `${'0'.repeat(998)}1-9`)).toBe(false);
  });

  it('are never empty, whatever the contract allows', () => {
    expect(isValidValue({ ...free, pattern: String.raw`\d*` }, '')).toBe(false);
  });

  it('are RUTs by the label: an account number of kind CLIENT_ID need not be one', () => {
    expect(isValidValue(account, '123456789')).toBe(true);
    expect(isValidValue({ ...account, label: ' rut ' }, '123456789')).toBe(false);
  });

  it('of one kind are distinguished by the format of the value', () => {
    const identifiers = [account, rut];
    expect(formatAccountValue({ identifiers }, 'CLIENT_ID', '12345678-5')).toBe('12.345.678-5');
    expect(formatAccountValue({ identifiers }, 'CLIENT_ID', '900100200')).toBe('900100200');
    expect(formatAccountValue({ identifiers }, 'SERVICE_ID', '<b>')).toBe('<b>');
    expect(formatAccountValue({ identifiers }, 'SERVICE_ID', '12345678-5')).toBe('12345678-5');
  });

  it('show a phone’s number keys if only digits are valid', () => {
    expect(isNumeric(account)).toBe(true);
    expect(isNumeric({ ...account, pattern: String.raw`[A-Z]\d{7}` })).toBe(false);
    expect(isNumeric(free)).toBe(false);
  });

  it.each([
    [String.raw`\d`, true],
    ['[0-9]', true],
    [String.raw`\d+`, true],
    ['[0-9]*', true],
    [String.raw`\d{10}`, true],
    [String.raw`\d{8,10}`, true],
    [String.raw`\d{8,}`, true],
    [String.raw`^\d{8}$`, true],
    ['^[0-9]+$', true],
    [String.raw`^\d{8}|X$`, false],
    [String.raw`[A-Z]\d`, false],
    [String.raw`\d{8}[A-Z]`, false],
    [String.raw`\d?`, false],
    [String.raw`\d{8,x}`, false],
    ['', false],
  ])('of the pattern %s is numeric: %j', (pattern, expected) => {
    expect(isNumeric({ ...free, pattern })).toBe(expected);
  });
});

describe('a single value', () => {
  it.each([
    [rut, '', 'Por favor, ingresa tu RUT'],
    [rut, '12345678-0', 'Por favor, ingresa un RUT válido'],
    [rut, '12.345.678-5', undefined],
    [rut, '12345678-5 7654321-6', 'Por favor, ingresa un RUT válido'],
    [account, ' ', 'Por favor, ingresa tu identificador de cuenta'],
    [{ ...free, label: 'Número de RUT' }, '', 'Por favor, ingresa tu número de RUT'],
    [free, 'x'.repeat(101), 'Revisa tu folio: no tiene el formato esperado'],
    [account, ' 900100200 ', undefined],
    [
      account,
      '900100200,900100201',
      'Revisa tu identificador de cuenta: no tiene el formato esperado',
    ],
  ])('%o %j: %j', (identifier, text, message) => {
    expect(valueError(identifier, text)).toBe(message);
  });

  it('keeps the characters that its field accepts, and is sent without those only for people', () => {
    expect(filterValue(rut, '12.345.678-k, x')).toBe('12345678k');
    expect(wireValue(rut, '12.345.678-5')).toBe('12345678-5');
    expect(filterValue(free, 'F 12-3')).toBe('F 12-3');
    expect(wireValue(free, ' F 12-3 ')).toBe('F 12-3');
  });

  it('belongs to the chosen identifier, or to the first', () => {
    expect(identifierAt([rut, account], '1')).toBe(account);
    expect(identifierAt([rut, account], '7')).toBe(rut);
    expect(identifierAt([], '0')).toBeUndefined();
  });
});
