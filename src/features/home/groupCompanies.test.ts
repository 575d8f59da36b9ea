/** @jest-environment node */
import type { Category, Company } from '../../api/catalogueApi.ts';
import { groupCompanies } from './groupCompanies.ts';

const company = (id: string, categoryId: string): Company => ({
  id,
  name: id,
  categoryId,
  image: '',
  contracts: [],
});

it('companies are grouped in the order of the bank’s categories, without empty ones, uncategorised companies last', () => {
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
