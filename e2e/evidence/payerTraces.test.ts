/** @jest-environment node */
import { homedir } from 'node:os';
import { array, assert, constantFrom, oneof, property } from 'fast-check';
import { sampleIdentifiers } from '../../mocks/bank/samples.ts';
import { newReference } from '../../mocks/bank/secrets.ts';
import { demoUsers } from '../../mocks/bank/demo.ts';
import { tracesIn, withoutTraces } from './payerTraces.ts';

const traces: [kind: string, text: string][] = [
  ...demoUsers.flatMap(({ correo, docUsr, telefono, nombre, apellidos }): [string, string][] => [
    ['an e-mail address', correo],
    ['a RUT', docUsr],
    ['a phone number', telefono ?? '+56912345678'],
    ['a name', `${nombre} ${apellidos}`],
  ]),
  ['an e-mail address', 'ana%2Bcasa@correo.banco.cl'],
  ['a RUT', '7.654.321-6'],
  ['a phone number', '+56 9 8765 4321'],
  ['an identifier', 'KX4521'],
  ['a reference', newReference()],
  ['a token', 'eyJhbGciOiJIUzI1NiJ9.e30.x'],
  ['a token', 'Bearer 0123456789abcdef'],
  ['a password', 'Portal2024'],
  ['credentials', 'c2FuZGJveC1wb3J0YWwtZGUtcGFnb3M='],
  ['a directory of somebody', `${homedir()}/portal`],
  ['a directory of somebody', process.cwd()],
  ['a directory of somebody', '/home/ana/portal'],
  ['a directory of somebody', String.raw`C:\Users\ana`],
];

describe('personal data in the evidence', () => {
  it.each(traces)('are found and can be masked: %s', (kind, trace) => {
    const text = `a line with «${trace}», and more`;
    expect(tracesIn(text)).toContain(kind);
    expect(tracesIn(withoutTraces(text))).toEqual([]);
  });

  it('are found for every account of the sandbox, by its identifier and by its holder', () => {
    for (const { value, holder } of sampleIdentifiers) {
      expect(tracesIn(`(${value})`)).not.toEqual([]);
      if (holder !== '') expect(tracesIn(`<td>${holder}</td>`)).toContain('a name');
    }
  });

  it('are masked within any text, and nothing else is', () => {
    const ordinary = constantFrom('carro', ' ', 'T07', '"', '<', '…', '2026-11-27T01:20:30.123Z');
    const part = oneof(
      ordinary,
      constantFrom(...traces).map(([, text]) => ` ${text} `),
    );
    assert(
      property(array(part), (parts) => {
        expect(tracesIn(withoutTraces(parts.join('')))).toEqual([]);
      }),
    );
  });

  it.each([
    'pkg:npm/%40emotion/hash@0.9.2',
    'react-dom@19.3.1-rc.1',
    'urn:uuid:2cf69426-6849-4ed4-9ab4-9e9409fd5c07',
    'Expires: 2027-11-25T00:00:00.000Z',
    'commit 95dd46d3b5a0c1f4e8d7c6b5a49382716059483a',
    'src/features/home/HomeScreen.tsx',
    'src/store/app/rootReducer.ts',
    "script-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    'a session, 100 journeys, seed 1234567890',
  ])('are not found in the evidence’s own parts: %s', (text) => {
    expect(tracesIn(text)).toEqual([]);
    expect(withoutTraces(text)).toBe(text);
  });
});
