import type { Company } from '../../api/catalogue.ts';
import { filterCompanies } from './companySearch.ts';

const company = (name: string, categoryId: string, service = 'Hogar'): Company => ({
  id: name,
  name,
  categoryId,
  image: '',
  contracts: [{ id: name, secondId: '1', name: service, totalTag: false, identifiers: [] }],
});
const catalogue = {
  categories: [
    { id: 'luz', name: 'Electricidad' },
    { id: 'tv', name: 'Telecomunicaciones' },
  ],
  companies: [
    company('Móvil Pudú', 'tv', 'Plan móvil'),
    company('Eléctrica Arrayán', 'luz'),
    company('Casa Ñandú', 'tv'),
    company('Luz Canelo', 'luz'),
  ],
};
const found = (search: string, categoryId?: string) =>
  filterCompanies(catalogue, { search, categoryId }).map(({ name }) => name);

describe('companies to choose from', () => {
  it('are all there, by name, until something narrows them', () => {
    expect(found('')).toEqual(['Casa Ñandú', 'Eléctrica Arrayán', 'Luz Canelo', 'Móvil Pudú']);
  });

  it('are found without regard to accents and capitals', () => {
    expect(found('ELECTRICA arrayan')).toEqual(['Eléctrica Arrayán']);
    expect(found('nandu')).toEqual(['Casa Ñandú']);
  });

  it('are found by category and service too, after those with the name', () => {
    expect(found('electr')).toEqual(['Eléctrica Arrayán', 'Luz Canelo']);
    expect(found('plan')).toEqual(['Móvil Pudú']);
  });

  it('are narrowed by the category', () => {
    expect(found('', 'luz')).toEqual(['Eléctrica Arrayán', 'Luz Canelo']);
    expect(found('pudu', 'luz')).toEqual([]);
  });
});
