import { weakMapMemoize } from '@reduxjs/toolkit';
import { createSearch } from '../lib/text/search.ts';
import type { Catalogue, Category, Company } from './catalogueApi.ts';

/** A filter of the catalogue: a category, a text, or both. */
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

// The index is built once per answer of the bank, and collected with it.
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
 * best match first. The index of the same arrays is built once.
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
