import { useMemo } from 'react';
import { useGetCategoriesQuery, useGetCompaniesQuery } from '../../api/catalogue.ts';
import type { Catalogue } from './flow.ts';

/** The catalogue once it is there, or what went wrong and how to ask again; neither while it loads. */
export interface CatalogueState {
  catalogue?: Catalogue;
  error?: unknown;
  retry: () => void;
}

/** What can be looked up (spec 7); companies without a contract are left out, as nothing of theirs can be asked. */
export function useCatalogue(): CatalogueState {
  const categories = useGetCategoriesQuery();
  const companies = useGetCompaniesQuery();
  const catalogue = useMemo<Catalogue | undefined>(
    () =>
      categories.data &&
      companies.data && {
        categories: categories.data,
        companies: companies.data.filter(({ contracts }) => contracts.length > 0),
      },
    [categories.data, companies.data],
  );
  const retry = () => {
    for (const query of [categories, companies]) if (query.isError) void query.refetch();
  };
  const isAsking = categories.isFetching || companies.isFetching;
  const error = isAsking ? undefined : (categories.error ?? companies.error);
  return { retry, ...(catalogue ? { catalogue } : { error }) };
}
