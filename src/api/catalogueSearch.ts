import { weakMapMemoize } from '@reduxjs/toolkit';
import { createSearch } from '../lib/text/search.ts';
import type { Catalogue, Category, Company } from './catalogueApi.ts';

/** A filter of the catalogue: a category, a text, or both. */
interface CompanyFilter {
  categoryId?: string | undefined;
  search: string;
}

/** The name of a company's category; '' if the catalogue has no category with its id. */
export function categoryName(
  { categories }: Pick<Catalogue, 'categories'>,
  { categoryId }: Company,
): string {
  return categories.find(({ id }) => id === categoryId)?.name ?? '';
}

// The index is built once for each answer of the bank, and garbage-collected with it.
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
 * The companies that pass a filter, matched by name, category or service despite typing errors, the
 * best match first.
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
