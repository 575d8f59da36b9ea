import { pageOf, tableOf } from './html.ts';

it('a page and its tables show texts unchanged, and links with their targets', () => {
  const table = tableOf(['<a>'], [['"x" & <b>', { text: 'T<1>', href: '#a"b' }]]);
  const document = new DOMParser().parseFromString(pageOf('A <title>', table), 'text/html');
  expect(document.title).toBe('A <title>');
  expect(document.querySelector('h1')?.textContent).toBe('A <title>');
  const cells = [...document.querySelectorAll('th, td')];
  expect(cells.map(({ textContent }) => textContent)).toEqual(['<a>', '"x" & <b>', 'T<1>']);
  expect(document.querySelector('a')?.getAttribute('href')).toBe('#a"b');
});
