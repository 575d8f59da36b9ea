/** @jest-environment node */
import { number } from 'yup';
import { count, isOf, key, list, listOf, oneOf, part, text, webUrl } from './schemas.ts';

describe('A part of a schema', () => {
  it.each([
    ['a count', count, [0, 1, 25_990, Number.MAX_SAFE_INTEGER]],
    ['a text', text, ['', 'Aguas Lleuque']],
    ['a key', key, ['10203040', ' ']],
    ['one of two values', () => oneOf<string | number>('PAGADO', 7), ['PAGADO', 7]],
    ['an object', () => part({ amount: count() }), [{ amount: 1 }, { amount: 1, other: 'x' }]],
    ['a list of counts', () => listOf(count()), [[], [1, 2]]],
    ['a list', list, [[], [null, 'x']]],
    [
      'a web address',
      webUrl,
      [undefined, 'https://pago.cl/a?b=1', 'HTTP://localhost:4010', 'http://pago.cl'],
    ],
  ])('takes %s', (_, schemaOf, values) => {
    const schema = schemaOf();
    for (const value of values) expect([value, isOf(schema, value)]).toEqual([value, true]);
  });

  it.each([
    ['a count', count, [-1, 0.5, '7', NaN, Infinity, 2 ** 53, null, undefined]],
    ['a text', text, [undefined, null, 7]],
    ['a key', key, ['', undefined, null, 7]],
    [
      'one of two values',
      () => oneOf<string | number>('PAGADO', 7),
      ['pagado', '7', 'PAGADO7', undefined, null],
    ],
    ['an object', () => part({ amount: count() }), [undefined, null, {}, { amount: '1' }, 'x']],
    ['a list of counts', () => listOf(count()), [undefined, null, [1, 'x'], [undefined], {}]],
    ['a list', list, [undefined, null, {}, 'x', { length: 0 }]],
    [
      'a web address',
      webUrl,
      ['', 'pago.cl', 'javascript:alert(1)', 'ftp://pago.cl', 'xhttp:a', 'http-x:a', '//pago.cl'],
    ],
  ])('refuses what is not %s', (_, schemaOf, values) => {
    const schema = schemaOf();
    for (const value of values) expect([value, isOf(schema, value)]).toEqual([value, false]);
  });

  it('is never cast to the type of the schema', () => {
    expect(isOf(number().required(), '7')).toBe(false);
  });

  it('reports by the name of its rule that a text is not a web address', async () => {
    const refusal: unknown = await webUrl()
      .validate('pago.cl')
      .catch((error: unknown) => error);
    expect(refusal).toMatchObject({ type: 'web-url' });
  });
});
