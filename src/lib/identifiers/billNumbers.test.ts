/** @jest-environment node */
import { numbersIn } from './billNumbers.ts';

const fits = (text: string) => /^\d{8}$/.test(text);

describe('the numbers in a text', () => {
  it('are one if the whole text fits, even though its parts fit, too', () => {
    expect(numbersIn('1020/3040', (text) => /^\d{4}(?:\/\d{4})?$/.test(text))).toEqual([
      '1020/3040',
    ]);
  });

  it('are not separate signs between them', () => {
    const hasSigns = (text: string) => /^[\d-]+$/.test(text);
    expect(numbersIn('1020-3040 - 1020-3041', hasSigns)).toEqual(['1020-3040', '1020-3041']);
  });

  it.each([
    ['10203040', ['10203040']],
    [' 10203040 ', ['10203040']],
    ['10203040 10203041', ['10203040', '10203041']],
    ['10203040\n10203041; 10203042', ['10203040', '10203041', '10203042']],
    ['10203040 y 10203041 E 10203042', ['10203040', '10203041', '10203042']],
    ['10203040/10203041|10203042', ['10203040', '10203041', '10203042']],
    ['1020 3040', ['10203040']],
    ['N° 1020.3040', ['10203040']],
    ['Cliente: 10203040, gracias', ['10203040']],
    ['1 0 2 0 3 0 4 0', ['10203040']],
    ['1020 3040 y 1020 3041', ['10203040', '10203041']],
    ['uno dos tres cuatro 1 0 2 0 3 0 4 0', ['10203040']],
  ])('%j are %j', (text, numbers) => {
    expect(numbersIn(text, fits)).toEqual(numbers);
  });

  it.each([
    ['there are none', 'Cliente'],
    ['there is nothing', ''],
    ['a digit belongs to none', '10203040 y 77'],
    ['a group would leave a digit out', '1020 3040 5'],
    ['it is a day', '15-11-2026'],
    ['a day is beside one', '10203040 2026-11-15'],
    ['a fraction is behind one', '10203040½'],
    ['there are more than twelve words', 'uno dos tres cuatro cinco 1 0 2 0 3 0 4 0'],
  ])('are not found if %s', (_, text) => {
    expect(numbersIn(text, fits)).toBeUndefined();
  });

  it.each(['4.050.607-0', '4.050.607 0', '1-4.050.607', "4'050'607 - 1", 'N° 405 0607-3'])(
    'are not found in %j, a part of which fits alone',
    (text) => {
      expect(numbersIn(text, (value) => /^\d{7,9}$/.test(value))).toBeUndefined();
    },
  );

  it('may keep their signs or letters if the company prints them', () => {
    const hasSign = (text: string) => /^\d{2}-\d{3}$/.test(text);
    expect(numbersIn('N° 12 - 345', hasSign)).toEqual(['12-345']);
    expect(numbersIn(' # 12 ', (text) => text === '# 12')).toEqual(['# 12']);
    expect(numbersIn('Contrato ab 12', (text) => text === 'ab12')).toEqual(['ab12']);
  });
});
