import type { TypedUseQueryHookResult } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import type { bankBaseQuery } from './baseQuery.ts';
import {
  payable,
  useGetCategoriesQuery,
  useGetCompaniesQuery,
  useGetPayerCategoriesQuery,
  useGetPayerCompaniesQuery,
} from './catalogueApi.ts';
import type { Catalogue, Category, Company } from './catalogueApi.ts';
import { shownError } from './errors.ts';
import type { Records } from './records.ts';

/** The catalogue once loaded, or the error; neither while it loads. `retry` repeats what failed. */
interface CatalogueState {
  catalogue?: Catalogue;
  error?: unknown;
  retry: () => void;
}

/** One part of the catalogue, as its query's hook returns it. */
type Part<Item> = TypedUseQueryHookResult<Records<Item>, void, typeof bankBaseQuery>;

/**
 * Joins both parts. The catalogue is undefined until both are loaded, because categories without
 * companies, or the reverse, would mislead.
 */
function useJoined(categories: Part<Category>, companies: Part<Company>): CatalogueState {
  const catalogue = useMemo<Catalogue | undefined>(
    () =>
      categories.data &&
      companies.data && {
        categories: categories.data.records,
        companies: payable(companies.data.records),
        leftOut: companies.data.leftOut,
      },
    [categories.data, companies.data],
  );
  const parts = [categories, companies];
  const retry = () => {
    for (const { isError, refetch } of parts) if (isError) void refetch();
  };
  const error = shownError({
    error: categories.error ?? companies.error,
    isFetching: parts.some(({ isFetching }) => isFetching),
  });
  return catalogue ? { catalogue, retry } : { error, retry };
}

/** The catalogue for a lookup. */
export function useCatalogue(): CatalogueState {
  return useJoined(useGetCategoriesQuery(), useGetCompaniesQuery());
}

/** The catalogue from which a signed-in payer may save accounts. */
export function usePayerCatalogue(): CatalogueState {
  return useJoined(useGetPayerCategoriesQuery(), useGetPayerCompaniesQuery());
}
