import { weakMapMemoize } from '@reduxjs/toolkit';
import { createSearch } from '../lib/text/search.ts';
import type { Catalogue, Category, Company } from './catalogueApi.ts';

/** Without `categoryId`, companies of all categories match; an empty `search` matches all. */
interface CompanyFilter {
  categoryId?: string | undefined;
  search: string;
}

/** Returns '' if the catalogue does not contain the company's category. */
export function categoryName(
  { categories }: Pick<Catalogue, 'categories'>,
  { categoryId }: Company,
): string {
  return categories.find(({ id }) => id === categoryId)?.name ?? '';
}

// The index is built once for each answer of the bank, and is garbage-collected with it.
const searchOf = weakMapMemoize((companies: readonly Company[], categories: readonly Category[]) =>
  createSearch(companies, {
    name: ({ name }) => name,
    otherWords: (company) => [
      categoryName({ categories }, company),
      ...company.contracts.map(({ name }) => name),
    ],
  }),
);

/**
 * Returns the companies that match a filter, best match first. The text may match the name, the
 * category or a contract (a service of the company), despite typing errors.
 */
export function findCompanies(
  { companies, categories }: Catalogue,
  { categoryId, search }: CompanyFilter,
): Company[] {
  const { exact, close } = searchOf(companies, categories)(search);
  return [...exact, ...close].filter(
    (company) => categoryId === undefined || company.categoryId === categoryId,
  );
}
