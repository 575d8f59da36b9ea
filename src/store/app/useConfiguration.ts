import { useGetConfigurationQuery } from '../../api/configurationApi.ts';
import type { ConfigurationName } from '../../api/configurationNames.ts';
import { refusal } from '../../api/errors.ts';
import { selectConfiguration } from '../device/configurationSlice.ts';
import { useAppSelector } from './hooks.ts';

/**
 * Returns the bank's configuration for a screen that requires these names: from the store or, if
 * one is missing there, from the bank. A response that lacks one is an error like any other, after
 * which `refetch` queries the bank again.
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
