/** @jest-environment node */
import { clip, plainText } from './plainText.ts';

describe('T17 a bank’s text', () => {
  it.each([
    ['Aguas del Lleuque', 'Aguas del Lleuque'],
    ['  Aguas\r\n\tdel\u0000Lleuque ', 'Aguas del Lleuque'],
    ['\u202Eelpmeje\u2066', 'elpmeje'],
    ['<b>negrita</b>', '<b>negrita</b>'],
    ['=1+1', '=1+1'],
    ['x'.repeat(10_000), `${'x'.repeat(120)}…`],
    ['😀'.repeat(121), `${'😀'.repeat(120)}…`],
    ['\uD800suelto', '\uFFFDsuelto'],
  ])('%j reads %j', (text, shown) => {
    expect(plainText(text)).toBe(shown);
  });

  it('is cut to a readable length, never within a character', () => {
    expect(clip('Aguas del Lleuque')).toBe('Aguas del Lleuque');
    expect(clip('😀'.repeat(11), 11)).toBe('😀'.repeat(11));
    expect(clip('😀'.repeat(100), 11)).toBe(`${'😀'.repeat(11)}…`);
  });
});
