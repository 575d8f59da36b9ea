import * as fc from 'fast-check';
import type { Category, Company } from '../../api/catalogue.ts';
import { lookupTarget } from '../../paths.ts';
import { companyPath, findCompanies, groupCompanies } from './companySearch.ts';

const categories: Category[] = [
  { id: 'agua', name: 'Agua' },
  { id: 'luz', name: 'Electricidad' },
  { id: 'red', name: 'Telecomunicaciones' },
];

function company(name: string, categoryId: string, ...services: string[]): Company {
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    categoryId,
    image: '',
    contracts: services.map((service, index) => ({
      id: `${name}-${index}`,
      secondId: '01',
      name: service,
      totalTag: false,
      identifiers: [{ kind: 'CLIENT_ID', label: 'RUT' }],
    })),
  };
}

const companies = [
  company('Aguas Río Manso', 'agua', 'Agua potable'),
  company('Luz Canelo', 'luz', 'Suministro eléctrico'),
  company('Eléctrica Arrayán', 'luz', 'Suministro eléctrico'),
  company('Fibra Loica', 'red', 'Internet y TV hogar', 'Telefonía móvil'),
  company('Canal del Agua', 'red', 'Televisión'),
];

const find = (search: string) =>
  findCompanies(companies, categories, search).map((listed) => listed.company.name);

describe('companies that answer a search', () => {
  it.each([
    ['electric', ['Eléctrica Arrayán', 'Luz Canelo']],
    ['RÍO', ['Aguas Río Manso']],
    ['rio', ['Aguas Río Manso']],
    ['internet', ['Fibra Loica']],
    ['telecom', ['Canal del Agua', 'Fibra Loica']],
    ['loica movil', ['Fibra Loica']],
    ['guas', ['Aguas Río Manso']],
    ['nada de esto', []],
  ])('%s', (search, found) => {
    expect(find(search)).toEqual(found);
  });

  it('come best first: the name before the category and the service', () => {
    expect(find('agua')).toEqual(['Aguas Río Manso', 'Canal del Agua']);
    expect(find('ca')).toEqual([
      'Canal del Agua',
      'Luz Canelo',
      'Eléctrica Arrayán',
      'Fibra Loica',
    ]);
  });

  it('are all of them, by name, without a search', () => {
    expect(find('')).toEqual([
      'Aguas Río Manso',
      'Canal del Agua',
      'Eléctrica Arrayán',
      'Fibra Loica',
      'Luz Canelo',
    ]);
  });

  it('carry the name of their category, also when the bank has not named it', () => {
    expect(findCompanies(companies, [], 'luz')).toEqual([
      { company: companies[1], categoryName: '' },
    ]);
  });

  it('hold no company twice and none that does not exist', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        const found = find(search);
        expect(new Set(found).size).toBe(found.length);
        expect(companies.map(({ name }) => name)).toEqual(expect.arrayContaining(found));
      }),
    );
  });
});

describe('groups of companies', () => {
  it('follow the bank’s categories, without empty ones, strays last', () => {
    const stray = company('Casa Ñandú', 'comercio', 'Crédito');
    const listed = findCompanies([stray, ...companies.slice(1)], categories, '');
    expect(
      groupCompanies(listed, categories).map((group) => [
        group.category?.name,
        group.companies.map(({ name }) => name),
      ]),
    ).toEqual([
      ['Electricidad', ['Eléctrica Arrayán', 'Luz Canelo']],
      ['Telecomunicaciones', ['Canal del Agua', 'Fibra Loica']],
      [undefined, ['Casa Ñandú']],
    ]);
  });
});

describe('where a company leads', () => {
  const target = (chosen: Company) =>
    lookupTarget(new URL(companyPath(chosen), 'http://localhost').searchParams);

  it('is the account of its only contract', () => {
    expect(target(company('Luz Canelo', 'luz', 'Suministro'))).toEqual({
      companyId: 'luz-canelo',
      contractId: 'Luz Canelo-0',
    });
  });

  it('is the choice among several contracts', () => {
    expect(target(company('Fibra Loica', 'red', 'Hogar', 'Móvil'))).toEqual({
      companyId: 'fibra-loica',
    });
  });
});
