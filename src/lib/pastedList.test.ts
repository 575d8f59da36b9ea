/** @jest-environment node */
import * as fc from 'fast-check';
import { splitIdentifiers } from './pastedList.ts';

describe('splitIdentifiers', () => {
  it.each([
    ['', []],
    [' ,; \n', []],
    ['123', ['123']],
    ['12.345.678-5, 9.876.543-3', ['12.345.678-5', '9.876.543-3']],
    ['1;2 3\t4\r\n5', ['1', '2', '3', '4', '5']],
    ['1,,2,\n\n3,', ['1', '2', '3']],
    ['b a b', ['b', 'a']],
    ['a\u00A0b', ['a', 'b']],
  ])('%j holds %j', (text, expected) => {
    expect(splitIdentifiers(text)).toEqual(expected);
  });

  it('finds each identifier once, whatever stands between them', () => {
    const identifiers = fc.array(fc.stringMatching(/^[\dA-Z.-]{1,6}$/));
    const separators = fc.stringMatching(/^[\s,;]{1,3}$/);
    fc.assert(
      fc.property(identifiers, separators, (list, separator) => {
        expect(splitIdentifiers(list.join(separator))).toEqual([...new Set(list)]);
      }),
    );
  });
});
