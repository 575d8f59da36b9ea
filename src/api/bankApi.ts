import { createApi } from '@reduxjs/toolkit/query/react';
import { bankBaseQuery } from './baseQuery.ts';
import { brokenContract } from './records.ts';
import { isPermanent, schemaRefusal } from './errors.ts';

/**
 * Options for `initiate`: the query is always fetched, and no subscription keeps its answer in the
 * cache.
 */
export const once = { subscribe: false, forceRefetch: true } as const;

/**
 * Returns a query's tags: `Failed` after an error that may be temporary. A reconnection
 * refetches the queries with this tag that screens still use (docs/decisions.md, failed-reads).
 */
export const ifFailed = (_answer: unknown, error: unknown) =>
  error === undefined || isPermanent(error) ? [] : (['Failed'] as const);

/**
 * The RTK Query API of the bank. Each resource injects its endpoints from its own file, so that a
 * screen loads only the schemas that it needs.
 */
export const bankApi = createApi({
  reducerPath: 'bank',
  baseQuery: bankBaseQuery,
  tagTypes: ['Account', 'Failed'],
  endpoints: () => ({}),
  catchSchemaFailure: (error, { endpoint }) => {
    const fields = error.issues.map(({ path = [] }) =>
      path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
    );
    brokenContract(`${endpoint}: la respuesta`, ...fields);
    return schemaRefusal(error.issues);
  },
});
