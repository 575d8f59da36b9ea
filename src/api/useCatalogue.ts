import type { TypedUseQueryHookResult } from '@reduxjs/toolkit/query/react';
import { useDeferredValue, useMemo } from 'react';
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

/**
 * `error` is set if a query failed, none is being repeated and there is no catalogue to show;
 * `retry` repeats the failed queries.
 */
interface CatalogueState {
  catalogue?: Catalogue;
  error?: unknown;
  retry: () => void;
}

/** The result of a query hook for one part of the catalogue. */
type Part<Item> = TypedUseQueryHookResult<Records<Item>, void, typeof bankBaseQuery>;

/**
 * Joins both parts once both are loaded: categories without companies, or the reverse, would
 * mislead.
 */
function useJoined(categories: Part<Category>, companies: Part<Company>): CatalogueState {
  const joined = useMemo<Catalogue | undefined>(
    () =>
      categories.data &&
      companies.data && {
        categories: categories.data.records,
        companies: payable(companies.data.records),
        leftOut: companies.data.leftOut,
      },
    [categories.data, companies.data],
  );
  // Deferred, so that React renders the long lists in slices; a slow phone handles input meanwhile.
  const catalogue = useDeferredValue(joined);
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

/**
 * Returns the catalogue of companies whose debts can be queried; it is the same for guests and
 * payers.
 */
export function useCatalogue(): CatalogueState {
  return useJoined(useGetCategoriesQuery(), useGetCompaniesQuery());
}

/** Returns the catalogue of companies whose accounts a signed-in payer can save. */
export function usePayerCatalogue(): CatalogueState {
  return useJoined(useGetPayerCategoriesQuery(), useGetPayerCompaniesQuery());
}
