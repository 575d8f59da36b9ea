import type { Category, Company } from '../../api/catalogue.ts';
import { lookupTarget } from '../../paths.ts';
import { companyPath, groupCompanies } from './groupCompanies.ts';

function company(id: string, categoryId: string, ...contracts: string[]): Company {
  return {
    id,
    name: id,
    categoryId,
    image: '',
    contracts: contracts.map((contract) => ({
      id: contract,
      secondId: '01',
      name: contract,
      totalTag: false,
      identifiers: [{ kind: 'CLIENT_ID', label: 'RUT' }],
    })),
  };
}

it('companies are grouped in the order of the bank’s categories, without empty ones, strays last', () => {
  const categories: Category[] = [
    { id: 'agua', name: 'Agua' },
    { id: 'luz', name: 'Electricidad' },
    { id: 'red', name: 'Telecomunicaciones' },
  ];
  const companies = [
    company('canal', 'red'),
    company('nandu', 'comercio'),
    company('arrayan', 'luz'),
    company('fibra', 'red'),
  ];
  expect(
    groupCompanies(companies, categories).map((group) => [
      group.category?.name,
      group.companies.map(({ id }) => id),
    ]),
  ).toEqual([
    ['Electricidad', ['arrayan']],
    ['Telecomunicaciones', ['canal', 'fibra']],
    [undefined, ['nandu']],
  ]);
});

describe('where a company leads', () => {
  const target = (chosen: Company) =>
    lookupTarget(new URL(companyPath(chosen), 'http://localhost').searchParams);

  it('is the account of its only contract', () => {
    expect(target(company('canelo', 'luz', 'canelo-hogar'))).toEqual({
      companyId: 'canelo',
      contractId: 'canelo-hogar',
    });
  });

  it('is the choice among several contracts', () => {
    expect(target(company('fibra', 'red', 'fibra-hogar', 'fibra-movil'))).toEqual({
      companyId: 'fibra',
    });
  });
});
