import type { Company } from '../../api/catalogue.ts';
import { searchItems } from '../../lib/search.ts';
import type { Catalogue } from './flow.ts';

/** What to show of the catalogue: a category, a text, or both. */
export interface CompanyFilter {
  categoryId?: string | undefined;
  search: string;
}

/** The companies that a filter leaves, by name, service or category, without regard to accents and capitals: best first, then by name. */
export function filterCompanies(
  { categories, companies }: Catalogue,
  { categoryId, search }: CompanyFilter,
): Company[] {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const shown = companies.filter(
    (company) => categoryId === undefined || company.categoryId === categoryId,
  );
  return searchItems(shown, search, {
    name: ({ name }) => name,
    otherWords: (company) => [
      ...company.contracts.map(({ name }) => name),
      names.get(company.categoryId) ?? '',
    ],
  });
}
