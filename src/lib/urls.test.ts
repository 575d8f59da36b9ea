/** @jest-environment node */
import { parseUrl } from './urls.ts';

it.each([
  ['https://banco.cl/a?b=1', undefined, 'https://banco.cl/a?b=1'],
  ['/marca.svg', 'https://banco.cl', 'https://banco.cl/marca.svg'],
  ['/marca.svg', undefined, undefined],
  ['https://', undefined, undefined],
  ['', undefined, undefined],
])('%j relative to %j is read as %j', (text, base, url) => {
  expect(parseUrl(text, base)?.href).toBe(url);
});
