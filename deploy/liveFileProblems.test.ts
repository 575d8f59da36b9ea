/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { liveFileProblems } from './liveFileProblems.ts';

const problemsOf = (file: string, value: unknown) =>
  liveFileProblems(file, Buffer.from(JSON.stringify(value)));
const pause = { contracts: ['a'], text: 'Hola.' };

describe('a live file of a host', () => {
  it.each(['avisos.json', 'portal.json'])('has no problem: a build’s own %s', (file) => {
    const bytes = readFileSync(path.join(import.meta.dirname, '../public', file));
    expect(liveFileProblems(file, bytes)).toEqual([]);
    expect(liveFileProblems(file, Buffer.concat([Buffer.from('\u{FEFF}'), bytes]))).toEqual([]);
  });

  it('has no problem where docs/hosting.md shows it', () => {
    const guide = readFileSync(path.join(import.meta.dirname, '../docs/hosting.md'), 'utf8');
    const shown = [...guide.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) => json);
    const problems = shown.map((json) =>
      liveFileProblems(json.startsWith('[') ? 'avisos.json' : 'portal.json', Buffer.from(json)),
    );
    expect(problems).toEqual([[], []]);
  });

  it.each(['avisos.json', 'portal.json'])(
    'is %s as HTML, half of it, in Latin-1, or too long',
    (file) => {
      expect(liveFileProblems(file, Buffer.from('<!doctype html>'))).toEqual(['it is no JSON']);
      expect(liveFileProblems(file, Buffer.from('{"paused": ['))).toEqual(['it is no JSON']);
      expect(liveFileProblems(file, Buffer.from('"Ñ"', 'latin1'))).toEqual([
        'it is no text in UTF-8',
      ]);
      expect(problemsOf(file, 'a'.repeat(50_000))).toEqual(['it has more than 50000 bytes']);
    },
  );

  it.each<[unknown, RegExp]>([
    [{ paused: [pause, { ...pause, contracts: [7] }] }, /^paused\[1\]\.contracts\[0\] must be/],
    [
      { paused: [{ ...pause, text: 'Ma\uFFFDana.' }] },
      /^paused\[0\]\.text is blank or in another encoding$/,
    ],
    [{ pauses: [pause] }, /unspecified keys: pauses/],
    [{ off: [{ feature: 'pagos', text: 'Hola.' }] }, /^off\[0\]\.feature/],
    [[], /must be a `object` type/],
  ])('portal.json names the field of its mistake: %j', (file, said) => {
    expect(problemsOf('portal.json', file)).toEqual([expect.stringMatching(said)]);
  });

  it('portal.json names all its mistakes', () => {
    const file = { paused: [{ contracts: [7], text: ' ' }], off: [{ feature: 'files' }] };
    expect(problemsOf('portal.json', file).join('\n')).toMatch(
      /paused\[0\]\.contracts\[0\][^]*paused\[0\]\.text[^]*off\[0\]\.text/,
    );
  });

  it.each<[unknown, RegExp]>([
    [[{ text: 'Hola.' }, { text: 'Hola.', level: 'urgente' }], /^\[1\]: level/],
    [[{ text: 'Hola.', from: 'lunes' }], /^\[0\]: from or to is no time/],
    [[{ text: 'Hola.', from: '2026-11-28', to: '2026-11-27' }], /^\[0\]: .*to is not after from/],
    [[null], /^\[0\]: /],
    [{ text: 'Hola.' }, /^it is no list$/],
    [Array.from({ length: 21 }, () => ({ text: 'Hola.' })), /^only 20 notices are read$/],
  ])('avisos.json names the notice that is left out: %j', (file, said) => {
    expect(problemsOf('avisos.json', file)).toEqual([expect.stringMatching(said)]);
  });
});
