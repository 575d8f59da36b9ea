import { operations, answerSchema } from '../../../contract/operations.ts';
import { namesIn, childrenOf, within } from '../../../contract/places.ts';
import type { Place } from '../../../contract/places.ts';
import '../../api/paymentsApi.ts';
import { configurationNames } from '../../api/configurationNames.ts';
import { chunk } from '../../test/output/postedEvents.ts';
import { contractFields } from './eventSchemas.ts';
import { eventOf } from './eventOf.ts';

const path = '/inicio/pagos/cartolaHistorica';
const screen = 'payments';

const thrown = (error: Error, stack: string) => Object.assign(error, { stack });
const at = (file: string, place = '2:345') =>
  `    at f (http://localhost:3000/assets/${file}:${place})`;

describe('the screen of an event', () => {
  it.each([
    ['/', 'home'],
    ['/consultarCuenta', 'lookup'],
    ['/consultarCuenta/', 'lookup'],
    ['/inicio/cuentas/agregar', 'addAccount'],
    ['/12345678-5', 'unknown'],
    ['//', 'home'],
  ])('at %s is %s', (url, name) => {
    expect(eventOf({ kind: 'screen', path: url })).toEqual({ kind: 'screen', screen: name });
  });
});

describe('a call', () => {
  it.each([
    [0, '300'],
    [299.9, '300'],
    [300, '1000'],
    [9_999, '10000'],
    [20_000, 'longer'],
  ])('of %d milliseconds is sent with the next bound of its duration: %s', (milliseconds, time) => {
    const call = { kind: 'call', endpoint: 'getPayments', end: 'answered', milliseconds } as const;
    expect(eventOf({ ...call, path })).toEqual({
      kind: 'call',
      screen,
      endpoint: 'getPayments',
      end: 'answered',
      time,
    });
  });
});

describe('a call that failed', () => {
  const failed = (error: unknown, endpoint = 'getPayments') =>
    eventOf({ kind: 'failure', endpoint, error, path });

  it.each([
    [{ status: 'FETCH_ERROR', error: 'TypeError: ana@ejemplo.cl' }, { failure: 'FETCH_ERROR' }],
    [{ status: 'TIMEOUT_ERROR', error: 'x' }, { failure: 'TIMEOUT_ERROR' }],
    [{ status: 'PARSING_ERROR', error: 'x', data: 'Ana' }, { failure: 'PARSING_ERROR' }],
    [{ status: 'CUSTOM_ERROR', error: 'SCHEMA' }, { failure: 'SCHEMA' }],
    [
      { status: 503, data: { message: 'Ana' } },
      { failure: 'HTTP', status: 503 },
    ],
    [undefined, { failure: 'THROWN' }],
  ])('with %j is sent with its kind', (error, detail) => {
    expect(failed(error)).toEqual({ kind: 'failure', screen, endpoint: 'getPayments', ...detail });
  });

  it.each([
    [
      'an error code that the portal does not have',
      failed({ status: 'CUSTOM_ERROR', error: 'Ana' }),
    ],
    ['a status that HTTP does not have', failed({ status: 12_345_678 })],
    ['an unknown endpoint', failed({ status: 500 }, '12345678-5')],
    ['the name of an inherited property as its endpoint', failed({ status: 500 }, 'constructor')],
  ])('is not sent with %s', (_, event) => {
    expect(event).toBeUndefined();
  });
});

describe('a broken field of the contract', () => {
  it.each([
    ['getPayments: items.3', 'id_Codigo_Empresa.content', 'items.id_Codigo_Empresa.content'],
    ['getPayments: items.0.cuentas.12', 'company.name', 'items.cuentas.company.name'],
    ['getPayments: la respuesta', 'cuentas[3].alias', 'cuentas.alias'],
    ['getPayments: la respuesta', '', ''],
    ['getPayments: items.3', '["12.345.678-5"].total', 'items.total'],
  ])('at %s %s is sent as %s, without indexes and keys that are data', (place, field, told) => {
    const event = eventOf({ kind: 'contract', place, field, path });
    expect(event).toEqual({ kind: 'contract', screen, endpoint: 'getPayments', field: told });
  });

  it('is not sent for a call that is not the bank’s', () => {
    const place = 'avisos.json: 3';
    expect(eventOf({ kind: 'contract', place, field: 'text', path })).toBeUndefined();
  });

  it('has a name in the contract', () => {
    const seen = new Set<string>();
    const names = new Set<string>(configurationNames);
    const read = (schema: Place) => {
      if (seen.has(schema.pointer)) return;
      seen.add(schema.pointer);
      const properties = within(schema, 'properties');
      for (const name of namesIn(properties)) names.add(name);
      const parts = ['then', 'items', 'additionalProperties'].map((name) =>
        typeof schema.node[name] === 'object' ? within(schema, name) : undefined,
      );
      const lists = ['anyOf', 'oneOf', 'allOf'].flatMap((name) => childrenOf(within(schema, name)));
      for (const part of [...childrenOf(properties), ...parts, ...lists]) if (part) read(part);
    };
    for (const operation of operations) {
      const schema = answerSchema(operation);
      if (schema) read(schema);
    }
    expect([...contractFields].toSorted()).toEqual([...names].toSorted());
  });
});

describe('a crash', () => {
  const crashed = (error: unknown) => eventOf({ kind: 'crash', error, path });
  const place = { script: chunk, line: 2, column: 345 };

  it.each([
    ['Chromium', thrown(new TypeError('roto'), `TypeError: roto\n${at('9.js')}\n${at(chunk)}`)],
    ['Firefox', thrown(new TypeError('roto'), `f@http://localhost:3000/assets/${chunk}:2:345\n`)],
    ['Safari', thrown(new TypeError('roto'), `http://localhost:3000/assets/${chunk}:2:345`)],
  ])('in %s is sent with its kind and the first place in the portal’s scripts', (_, error) => {
    expect(crashed(error)).toEqual({ kind: 'crash', screen, error: 'TypeError', ...place });
  });

  it.each([
    ['its message', thrown(new Error(at(chunk)), `Error: ${at(chunk)}`)],
    ['a script of another build', thrown(new Error('x'), at('4123.9876543210.js'))],
    ['a script that is not the portal’s', thrown(new Error('x'), at('12345678.9876543210.js'))],
    ['a line as long as a RUT', thrown(new Error('x'), at(chunk, '12345678:1'))],
    ['a column as long as a RUT', thrown(new Error('x'), at(chunk, '1:12345678'))],
  ])('takes no position from %s', (_, error) => {
    expect(crashed(error)).toEqual({ kind: 'crash', screen, error: 'Error' });
  });

  it.each([
    ['an unknown name', Object.assign(new Error('x'), { name: 'Ana Rojas' })],
    ['no error', 'Ana Rojas'],
    ['nothing', undefined],
  ])('with %s is sent as another error', (_, error) => {
    expect(crashed(error)).toMatchObject({ error: 'other' });
  });

  it('that cannot be read is not sent', () => {
    const error = Object.defineProperty(new Error('x'), 'stack', {
      get: () => {
        throw new Error('no');
      },
    });
    expect(crashed(error)).toBeUndefined();
  });
});

describe('a violation of the content security policy', () => {
  it.each([
    ['inline', 'inline'],
    ['eval', 'eval'],
    ['trusted-types-sink', 'trusted-types-sink'],
    ['data', 'data'],
    ['http://localhost:3000/resultadoPago?referencia=R-1', 'own'],
    ['https://ajeno.example/12345678-5', 'foreign'],
    ['chrome-extension://abcdefgh/x.js', 'other'],
  ])('by %s is sent as %s', (blocked, source) => {
    const event = eventOf({ kind: 'policy', directive: 'script-src-elem', blocked, path });
    expect(event).toEqual({ kind: 'policy', screen, directive: 'script-src-elem', source });
  });

  it('is not sent for an unknown directive', () => {
    const event = eventOf({ kind: 'policy', directive: '12345678-5', blocked: 'inline', path });
    expect(event).toBeUndefined();
  });
});

describe('a measurement', () => {
  it.each([
    ['LCP', 448.6, 449],
    ['CLS', 0.0123, 12],
  ])('%s of %d is sent as %d', (name, value, told) => {
    const event = eventOf({ kind: 'vital', name, value, rating: 'good', path });
    expect(event).toEqual({ kind: 'vital', screen, name, rating: 'good', value: told });
  });
});
