import { apiUrl } from './environment.ts';
import { imageUrl } from './imageUrl.ts';

const { origin } = new URL(apiUrl());

test.each([
  ['a path', '/marcas/agua.svg', `${origin}/marcas/agua.svg`],
  ['a URL on the API’s origin', `${origin}/marcas/agua.svg`, `${origin}/marcas/agua.svg`],
  ['a file name', 'agua.svg', `${origin}/agua.svg`],
])('%s is a mark on the API’s origin', (_kind, image, url) => {
  expect(imageUrl(image)).toBe(url);
});

test.each([
  ['nothing', ''],
  ['the name of an icon', 'agua'],
  ['another origin', 'https://otro.example/agua.svg'],
  ['another origin without a scheme', '//otro.example/agua.svg'],
  ['data in the text', 'data:image/svg+xml,<svg/>'],
  ['a script', 'javascript:alert(1)//'],
])('%s is not requested', (_kind, image) => {
  expect(imageUrl(image)).toBeUndefined();
});
