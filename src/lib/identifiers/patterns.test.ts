/** @jest-environment node */
import { customerNumber, rut } from '../../../mocks/bank/identifiers.ts';
import { tidyList, tidyValue } from './identifierLists.ts';
import { loadPatternEngine, matchesPattern } from './patterns.ts';

describe('before the engine has loaded', () => {
  it('every value passes, for the bank to check', () => {
    expect(matchesPattern(String.raw`\d+`, 'abc')).toBe(true);
  });

  it('a text that arrives stays unchanged', () => {
    expect(tidyList(customerNumber, 'N° 1020 3040, 10203041')).toBe('N° 1020 3040, 10203041');
    expect(tidyValue(customerNumber, 'N° 1020 3040')).toBe('N° 1020 3040');
    expect(tidyList({ kind: 'SERVICE_ID', label: 'Folio' }, 'A-1\tB-2')).toBe('A-1, B-2');
    expect(tidyList(rut, 'RUT 12345678 - 5')).toBe('12.345.678-5');
  });
});

describe('a pattern of the bank', () => {
  beforeAll(loadPatternEngine);

  it.each([
    [String.raw`^\d{7,8}$`, '1234567', '123456'],
    [String.raw`\d{3}|[A-Z]{2}`, 'AB', '123AB'],
    [String.raw`^\d{7,8}\-[\dkK]$`, '12345678-K', '12345678K'],
    [String.raw`[\w-.]+`, 'a-b.c', 'a b'],
    [String.raw`\p{L}+`, 'ñandú', 'ñandú1'],
    ['^(a+)+$', 'aaa', 'aab'],
    ['([0-9]+-?)+', '1020-3040', '1020--3040'],
    ['(x+x+)+y', 'xxy', 'xx'],
    [String.raw`F/\d+/B`, 'F/12/B', 'F/12/C'],
    [String.raw`/\d+/[A-Z]`, '/12/B', '/12/1'],
    [`[${'a'.repeat(498)}]`, 'a', 'b'],
    ['a{498}', 'a'.repeat(498), 'a'.repeat(497)],
  ])('%s accepts the whole of %s, and not %s', (pattern, right, wrong) => {
    expect(matchesPattern(pattern, right)).toBe(true);
    expect(matchesPattern(pattern, wrong)).toBe(false);
  });

  it('that is empty counts as absent', () => {
    expect(matchesPattern('', '¡cualquier cosa!')).toBe(true);
  });

  it.each([
    ['anchors of other languages', String.raw`\A\d{8}\Z`],
    ['their lower case', String.raw`\A\d{8}\z`],
    ['a POSIX class', '[[:digit:]]{8}'],
    ['delimiters', String.raw`/^\d{8}$/`],
    ['delimiters and flags', String.raw`/^\d{8}$/i`],
    ['a look ahead', String.raw`(?=.*\d)\w+x`],
    ['a look behind', String.raw`(?<=a)\d+`],
    ['a reference back', String.raw`(\d)\1`],
    ['a possessive quantifier', String.raw`\d++`],
    ['an atomic group', String.raw`(?>\d+)`],
    ['brackets that do not match', '(('],
    ['too many repetitions', '((a{100}){100}){100}'],
    ['too many steps', '((.{1,30}){1,30})'],
    ['one step too many', 'a{499}'],
    ['one character too many', `[${'a'.repeat(499)}]`],
    ['a length that no pattern has', 'a'.repeat(10_000)],
  ])('with %s counts as absent', (_, pattern) => {
    expectConsole(/^El patrón de un identificador no se puede usar: /);
    expect(matchesPattern(pattern, '¡cualquier cosa!')).toBe(true);
  });
});
