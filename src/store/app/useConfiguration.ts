import { useGetConfigurationQuery } from '../../api/configurationApi.ts';
import type { ConfigurationName } from '../../api/configurationNames.ts';
import { refusal } from '../../api/errors.ts';
import { selectConfiguration } from '../device/configurationSlice.ts';
import { useAppSelector } from './hooks.ts';

/**
 * Returns the bank's configuration, and queries it if the store lacks one of the `needed` values.
 * `error` is also set if a `needed` value is missing from the bank's response; `refetch` repeats
 * the query.
 */
export function useConfiguration(...needed: readonly ConfigurationName[]) {
  const values = useAppSelector(selectConfiguration);
  const isLacking = needed.some((name) => !values[name]);
  const asked = useGetConfigurationQuery(undefined, { skip: !isLacking });
  const failure = asked.isSuccess && !asked.isFetching ? refusal('SCHEMA') : undefined;
  return {
    values,
    error: isLacking ? (asked.isError ? asked.error : failure) : undefined,
    refetch: asked.refetch,
  };
}
