import { searchItems } from '../lib/search.ts';
import type { Catalogue, Company } from './catalogue.ts';

/** What to show of the catalogue: a category, a text, or both. */
interface CompanyFilter {
  categoryId?: string | undefined;
  search: string;
}

/** The name of a company's category; '' when the bank names none. */
export function categoryName(
  { categories }: Pick<Catalogue, 'categories'>,
  { categoryId }: Company,
): string {
  return categories.find(({ id }) => id === categoryId)?.name ?? '';
}

/**
 * The companies that pass a filter, matched by name, category or service whatever the accents and
 * capitals: the best match first, then by name.
 */
export function findCompanies(
  catalogue: Catalogue,
  { categoryId, search }: CompanyFilter,
): Company[] {
  const shown = catalogue.companies.filter(
    (company) => categoryId === undefined || company.categoryId === categoryId,
  );
  return searchItems(shown, search, {
    name: ({ name }) => name,
    otherWords: (company) => [
      categoryName(catalogue, company),
      ...company.contracts.map(({ name }) => name),
    ],
  });
}
