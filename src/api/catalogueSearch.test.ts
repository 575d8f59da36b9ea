/** @jest-environment node */
import * as fc from 'fast-check';
import type { Catalogue, Company } from './catalogueApi.ts';
import { categoryName, findCompanies } from './catalogueSearch.ts';

function company(name: string, categoryId: string, ...services: string[]): Company {
  const contracts = services.map((service, index) => ({
    id: `${name}-${index}`,
    bankId: name,
    secondId: '01',
    name: service,
    totalTag: false,
    identifiers: [{ kind: 'CLIENT_ID' as const, label: 'RUT' }],
  }));
  return { id: name, name, categoryId, image: '', contracts };
}

const catalogue: Catalogue = {
  categories: [
    { id: 'agua', name: 'Agua' },
    { id: 'luz', name: 'Electricidad' },
    { id: 'red', name: 'Telecomunicaciones' },
  ],
  companies: [
    company('Luz Canelo', 'luz', 'Suministro'),
    company('Aguas Río Manso', 'agua', 'Agua potable'),
    company('Eléctrica Arrayán', 'luz', 'Suministro'),
    company('Fibra Loica', 'red', 'Internet y TV hogar', 'Telefonía móvil'),
    company('Canal del Agua', 'red', 'Televisión'),
    company('Casa Ñandú', 'comercio', 'Crédito'),
  ],
};
const find = (search: string, categoryId?: string) =>
  findCompanies(catalogue, { search, categoryId }).map(({ name }) => name);

describe('the companies found by a search', () => {
  it.each([
    ['ELECTRICA arrayan', ['Eléctrica Arrayán']],
    ['electric', ['Eléctrica Arrayán', 'Luz Canelo']],
    ['nandu', ['Casa Ñandú']],
    ['rio', ['Aguas Río Manso']],
    ['internet', ['Fibra Loica']],
    ['telecom', ['Canal del Agua', 'Fibra Loica']],
    ['loica movil', ['Fibra Loica']],
    ['guas', ['Aguas Río Manso']],
    ['Electrica Arayan S.A.', ['Eléctrica Arrayán']],
    ['electrisidad', ['Eléctrica Arrayán', 'Luz Canelo']],
    ['nada de esto', []],
  ])('are those that match “%s”', (search, found) => {
    expect(find(search)).toEqual(found);
  });

  it('are sorted by the best match: the name before the category and the service', () => {
    expect(find('agua')).toEqual(['Aguas Río Manso', 'Canal del Agua']);
    expect(find('ca')).toEqual([
      'Canal del Agua',
      'Casa Ñandú',
      'Luz Canelo',
      'Eléctrica Arrayán',
      'Fibra Loica',
    ]);
  });

  it('are all of them, by name, without a search', () => {
    expect(find('')).toEqual([
      'Aguas Río Manso',
      'Canal del Agua',
      'Casa Ñandú',
      'Eléctrica Arrayán',
      'Fibra Loica',
      'Luz Canelo',
    ]);
  });

  it('are narrowed by the category', () => {
    expect(find('', 'luz')).toEqual(['Eléctrica Arrayán', 'Luz Canelo']);
    expect(find('agua', 'red')).toEqual(['Canal del Agua']);
    expect(find('loica', 'luz')).toEqual([]);
  });

  it('contain no company twice and no unknown one', () => {
    const names = catalogue.companies.map(({ name }) => name);
    fc.assert(
      fc.property(fc.string(), (search) => {
        const found = find(search);
        expect(new Set(found).size).toBe(found.length);
        expect(names).toEqual(expect.arrayContaining(found));
      }),
    );
  });
});

it('the category of a company has a name, unless the bank does not list it', () => {
  expect(catalogue.companies.map((listed) => categoryName(catalogue, listed))).toEqual([
    'Electricidad',
    'Agua',
    'Electricidad',
    'Telecomunicaciones',
    'Telecomunicaciones',
    '',
  ]);
});
